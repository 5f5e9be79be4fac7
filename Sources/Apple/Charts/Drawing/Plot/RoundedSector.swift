import DisplayList
import SwiftUI

/// A piece of a ring with round corners. Angles in radians, clockwise from three o'clock.
struct RoundedSector {
  let center: CGPoint
  let inner: Double
  let outer: Double
  let start: Double
  let end: Double
  /// Points left free along either side.
  let inset: Double
  private let corner: Double
  /// Between a side and the middle of a corner's circle, as seen from the ring's middle.
  private let rim: Double
  private let hub: Double

  /// - Returns: nil where the piece is too small for round corners.
  init?(
    center: CGPoint, inner: Double, outer: Double, start: Double, end: Double, inset: Double,
    corner: Double
  ) {
    self.center = center
    self.inner = inner
    self.outer = outer
    self.start = start
    self.end = end
    self.inset = inset
    var radius = min(corner, (outer - inner) / 2)
    // A narrow piece has smaller corners.
    for _ in 0..<24 {
      let rim = Self.angle(radius + inset, outer - radius)
      let hub = Self.angle(radius + inset, inner + radius)
      if let rim, let hub, 2 * max(rim, hub) < end - start, radius > 0.01 {
        self.corner = radius
        self.rim = rim
        self.hub = hub
        return
      }
      radius *= 0.8
    }
    return nil
  }

  /// The angle whose sine is `opposite` by `hypotenuse`.
  private static func angle(_ opposite: Double, _ hypotenuse: Double) -> Double? {
    guard hypotenuse > 0, opposite < hypotenuse else { return nil }
    let sine = opposite / hypotenuse
    return arctangent2(sine, (1 - sine * sine).squareRoot())
  }

  private func point(_ angle: Double, _ radius: Double) -> CGPoint {
    CGPoint(
      x: center.x + CGFloat(radius * cosine(angle)), y: center.y + CGFloat(radius * sine(angle)))
  }

  var path: Path {
    let quarter = Double.pi / 2
    var path = Path()
    func arc(_ middle: CGPoint, _ radius: Double, _ from: Double, _ delta: Double) {
      path.addRelativeArc(
        center: middle, radius: CGFloat(radius), startAngle: .radians(from),
        delta: .radians(delta))
    }
    arc(center, outer, start + rim, end - start - 2 * rim)
    arc(point(end - rim, outer - corner), corner, end - rim, quarter + rim)
    arc(point(end - hub, inner + corner), corner, end + quarter, quarter - hub)
    arc(center, inner, end - hub, -(end - start - 2 * hub))
    arc(point(start + hub, inner + corner), corner, start + hub + 2 * quarter, quarter - hub)
    arc(point(start + rim, outer - corner), corner, start - quarter, quarter + rim)
    path.closeSubpath()
    return path
  }
}
