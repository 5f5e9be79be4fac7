import Foundation

/// A map of the plane with perspective: with w = m13·x + m23·y + m33, the point (x, y) goes to
/// ((m11·x + m21·y + m31) / w, (m12·x + m22·y + m32) / w). What has w ≤ 0 lies behind the eye and isn't
/// seen.
package struct Projection: Hashable, Sendable {
  package var m11: CGFloat, m12: CGFloat, m13: CGFloat
  package var m21: CGFloat, m22: CGFloat, m23: CGFloat
  package var m31: CGFloat, m32: CGFloat, m33: CGFloat

  package init(
    _ m11: CGFloat, _ m12: CGFloat, _ m13: CGFloat, _ m21: CGFloat, _ m22: CGFloat, _ m23: CGFloat,
    _ m31: CGFloat, _ m32: CGFloat, _ m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  package init(_ t: CGAffineTransform) {
    self.init(t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1)
  }

  /// Row by row.
  package var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  package var isFinite: Bool { rows.allSatisfy(\.isFinite) }

  /// The projection that applies this one first, and then `next`.
  package func concatenating(_ next: Projection) -> Projection {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * next.m11 + y * next.m21 + z * next.m31, x * next.m12 + y * next.m22 + z * next.m32,
        x * next.m13 + y * next.m23 + z * next.m33
      )
    }
    let a = row(m11, m12, m13), b = row(m21, m22, m23), c = row(m31, m32, m33)
    return Projection(a.0, a.1, a.2, b.0, b.1, b.2, c.0, c.1, c.2)
  }

  package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The inverse projection; nil where this one makes a line or a point of the plane.
  package var inverse: Projection? {
    let d = determinant
    guard d.isFinite, abs(d) > 1e-12 else { return nil }
    return Projection(
      (m22 * m33 - m23 * m32) / d, (m13 * m32 - m12 * m33) / d, (m12 * m23 - m13 * m22) / d,
      (m23 * m31 - m21 * m33) / d, (m11 * m33 - m13 * m31) / d, (m13 * m21 - m11 * m23) / d,
      (m21 * m32 - m22 * m31) / d, (m12 * m31 - m11 * m32) / d, (m11 * m22 - m12 * m21) / d)
  }

  /// - Returns: nil behind the eye.
  package func map(_ p: CGPoint) -> CGPoint? {
    let w = m13 * p.x + m23 * p.y + m33
    guard w > 0 else { return nil }
    return CGPoint(
      x: (m11 * p.x + m21 * p.y + m31) / w, y: (m12 * p.x + m22 * p.y + m32) / w)
  }

  /// An upright rectangle around what becomes of one, less what lies too near the eye; nil where
  /// nothing is seen.
  package func bounds(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    func depth(_ p: CGPoint) -> CGFloat { m13 * p.x + m23 * p.y + m33 }
    let nearest: CGFloat = 0.01
    var seen: [CGPoint] = []
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let da = depth(a) - nearest, db = depth(b) - nearest
      if da >= 0 { seen.append(a) }
      if (da < 0) != (db < 0) {
        let t = da / (da - db)
        seen.append(CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y)))
      }
    }
    let mapped = seen.compactMap { map($0) }
    guard let first = mapped.first else { return nil }
    var low = first, high = first
    for p in mapped {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
