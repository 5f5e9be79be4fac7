import CoreGraphics
import DisplayList
import Foundation

extension Shape {
  /// The outline at a place in the picture, in the picture's coordinates.
  func figure(in rect: CGRect, _ environment: EnvironmentValues) -> Figure {
    let place = _ShapePlace(container: environment.fields.containerShape, offset: rect.origin)
    var path = _path(in: CGRect(origin: .zero, size: rect.size), place)
    if environment.fields.layoutDirection == .rightToLeft,
      layoutDirectionBehavior == .mirrors(in: .rightToLeft)
    {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.figure.moved(by: rect.origin)
  }
}
