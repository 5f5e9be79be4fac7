import DisplayList
import Foundation

/// An arc of an ellipse as curves.
///
/// Source: W3C, Scalable Vector Graphics 2, B.2 Elliptical arc parameterization forms.
struct EllipticalArc {
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  private(set) var curves: [Curve] = []

  /// - Parameter rotation: of the ellipse's first axis, degrees.
  init(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    var rx = abs(radii.width), ry = abs(radii.height)
    guard start != end else { return }
    guard rx > 0, ry > 0 else {
      curves = [Curve(control1: start, control2: end, end: end)]
      return
    }
    let angle = rotation * .pi / 180
    let (c, s) = (cosine(angle), sine(angle))
    let dx = (start.x - end.x) / 2, dy = (start.y - end.y) / 2
    let x = c * dx + s * dy, y = c * dy - s * dx
    // An ellipse that is too small grows until it reaches both ends.
    let grown = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if grown > 1 {
      rx *= grown.squareRoot()
      ry *= grown.squareRoot()
    }
    let lack = rx * rx * y * y + ry * ry * x * x
    let left = max(rx * rx * ry * ry - lack, 0)
    let factor = (lack > 0 ? (left / lack).squareRoot() : 0) * (isLarge == isClockwise ? -1 : 1)
    let cx = factor * rx * y / ry, cy = -factor * ry * x / rx
    let center = CGPoint(
      x: c * cx - s * cy + (start.x + end.x) / 2, y: s * cx + c * cy + (start.y + end.y) / 2)
    let first = arctangent2((y - cy) / ry, (x - cx) / rx)
    var sweep = arctangent2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max((abs(sweep) / (.pi / 2)).rounded(.up), 1)
    let step = sweep / count
    let reach = 4 / 3 * tangent(step / 4)
    func placed(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(x: center.x + c * rx * u - s * ry * v, y: center.y + s * rx * u + c * ry * v)
    }
    var from = first
    while CGFloat(curves.count) < count {
      let to = from + step
      curves.append(
        Curve(
          control1: placed(cosine(from) - reach * sine(from), sine(from) + reach * cosine(from)),
          control2: placed(cosine(to) + reach * sine(to), sine(to) - reach * cosine(to)),
          end: placed(cosine(to), sine(to))))
      from = to
    }
  }
}
