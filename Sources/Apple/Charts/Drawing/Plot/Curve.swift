import SwiftUI

/// The curves of the interpolation methods.
enum Curve {
  /// Adds the way from the first of the points, where the path has to be, to the last.
  /// - Parameter isReversed: the points are in reverse order, as on an area's way back.
  static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, isReversed: Bool = false,
    to path: inout Path
  ) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for p in points.dropFirst() { path.addLine(to: p) }
    case .stepCenter:
      for (a, b) in zip(points, points.dropFirst()) {
        let middle = (a.x + b.x) / 2
        path.addLine(to: CGPoint(x: middle, y: a.y))
        path.addLine(to: CGPoint(x: middle, y: b.y))
        path.addLine(to: b)
      }
    case .stepStart, .stepEnd:
      let rises = (method.kind == .stepStart) != isReversed
      for (a, b) in zip(points, points.dropFirst()) {
        path.addLine(to: rises ? CGPoint(x: a.x, y: b.y) : CGPoint(x: b.x, y: a.y))
        path.addLine(to: b)
      }
    case .cardinal(let tension):
      let k = (1 - min(max(tension, 0), 1)) / 6
      spline(points, to: &path) { a, b, c, d in
        (
          CGPoint(x: b.x + k * (c.x - a.x), y: b.y + k * (c.y - a.y)),
          CGPoint(x: c.x - k * (d.x - b.x), y: c.y - k * (d.y - b.y))
        )
      }
    case .catmullRom(let alpha):
      spline(points, to: &path) { catmullRom($0, $1, $2, $3, alpha) }
    case .monotone: monotone(points, to: &path)
    }
  }

  private static func spline(
    _ points: [CGPoint], to path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for i in 0..<points.count - 1 {
      let before = points[max(i - 1, 0)], after = points[min(i + 2, points.count - 1)]
      let (c1, c2) = controls(before, points[i], points[i + 1], after)
      path.addCurve(to: points[i + 1], control1: c1, control2: c2)
    }
  }

  /// The control points of a Catmull-Rom spline whose knots are apart by the distances to a power.
  private static func catmullRom(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    let l1 = knot(a, b, alpha), l2 = knot(b, c, alpha), l3 = knot(c, d, alpha)
    var first = b, second = c
    if l1 > 1e-6, l2 > 1e-6 {
      let n = 2 * l1 * l1 + 3 * l1 * l2 + l2 * l2, m = 3 * l1 * (l1 + l2)
      first = CGPoint(
        x: (b.x * n - a.x * l2 * l2 + c.x * l1 * l1) / m,
        y: (b.y * n - a.y * l2 * l2 + c.y * l1 * l1) / m)
    }
    if l3 > 1e-6, l2 > 1e-6 {
      let n = 2 * l3 * l3 + 3 * l3 * l2 + l2 * l2, m = 3 * l3 * (l3 + l2)
      second = CGPoint(
        x: (c.x * n + b.x * l3 * l3 - d.x * l2 * l2) / m,
        y: (c.y * n + b.y * l3 * l3 - d.y * l2 * l2) / m)
    }
    return (first, second)
  }

  /// The distance to the power of 0, a half or 1, whichever is nearest to `alpha`.
  private static func knot(_ a: CGPoint, _ b: CGPoint, _ alpha: CGFloat) -> CGFloat {
    let dx = b.x - a.x, dy = b.y - a.y
    let distance = (dx * dx + dy * dy).squareRoot()
    if alpha < 0.25 { return distance > 0 ? 1 : 0 }
    return alpha > 0.75 ? distance : distance.squareRoot()
  }

  /// Fritsch and Carlson's: no slope is steeper than thrice the flatter of its neighbours'.
  private static func monotone(_ points: [CGPoint], to path: inout Path) {
    let count = points.count
    let slopes = zip(points.dropFirst(), points).map { b, a in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    var tangents = [CGFloat](repeating: 0, count: count)
    tangents[0] = slopes[0]
    tangents[count - 1] = slopes[count - 2]
    for i in 1..<max(count - 1, 1) where slopes[i - 1] * slopes[i] > 0 {
      let steep = (slopes[i - 1] + slopes[i]) / 2
      let limit = 3 * min(abs(slopes[i - 1]), abs(slopes[i]))
      tangents[i] = min(max(steep, -limit), limit)
    }
    for i in 0..<count - 1 {
      let a = points[i], b = points[i + 1]
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[i]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[i + 1]))
    }
  }
}
