import CoreGraphics
import DisplayList
import Foundation

/// A cut that a ``GraphicsContext`` keeps, in the canvas's coordinates.
enum ContextClip {
  case outline(Figure, FillRule)
  case outside(Figure, FillRule)
  case layer([Command], opacity: Double, isInverse: Bool)

  /// The bounds of the clip; nil where it doesn't limit the area.
  var bounds: CGRect? {
    if case .outline(let figure, _) = self { return figure.tightBox }
    return nil
  }

  /// - Parameter size: the canvas's, points.
  func group(_ size: CGSize) -> CompositingGroup {
    let everything = Outline.rect(
      CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 64, dy: -size.height - 64))
    func without(_ hole: [Command]) -> [Command] {
      [
        .beginGroup(CompositingGroup(isolated: true)),
        .fill(everything, .nonZero, .color(.black)),
        .beginGroup(CompositingGroup(blend: .destinationOut)),
      ] + hole + [.endGroup, .endGroup]
    }
    switch self {
    case .outline(let figure, let rule):
      return CompositingGroup(clip: figure.outline, clipRule: rule)
    case .outside(let figure, .evenOdd):
      var around = Figure(everything)
      around.add(figure)
      return CompositingGroup(clip: around.outline, clipRule: .evenOdd)
    case .outside(let figure, .nonZero):
      return CompositingGroup(
        mask: without([.fill(figure.outline, .nonZero, .color(.black))]))
    case .layer(let commands, let opacity, let isInverse):
      var mask = commands
      if opacity < 1 {
        mask =
          [.beginGroup(CompositingGroup(opacity: CGFloat(max(opacity, 0))))] + mask + [.endGroup]
      }
      return CompositingGroup(mask: isInverse ? without(mask) : mask)
    }
  }
}
