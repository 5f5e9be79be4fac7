import CoreGraphics
import DisplayList
import Foundation

/// A shape as the engine draws it.
struct ShapeOutline<S: Shape>: OutlineSource {
  let shape: S

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var traits: [ViewTrait] { shape._traits }

  func figure(in rect: CGRect, _ environment: EnvironmentValues) -> Figure {
    let position = _ShapePlacement(
      container: environment.fields.containerShape, offset: rect.origin)
    var path = shape._path(in: CGRect(origin: .zero, size: rect.size), position)
    if environment.fields.layoutDirection == .rightToLeft,
      shape.layoutDirectionBehavior == .mirrors(in: .rightToLeft)
    {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.figure.moved(by: rect.origin)
  }
}

extension ShapeNode {
  convenience init<S: Shape>(
    _ name: String, _ shape: S, style: any ShapeStyle, rule: FillRule = .nonZero,
    _ environment: EnvironmentValues
  ) where Source == ShapeOutline<S> {
    self.init(name, ShapeOutline(shape: shape), style: style, rule: rule, environment)
  }
}
