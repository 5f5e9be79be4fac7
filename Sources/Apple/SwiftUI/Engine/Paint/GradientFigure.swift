import DisplayList
import Foundation

/// Along what a gradient's colours lie.
enum GradientFigure: Hashable, Sendable {
  case linear(UnitPoint, UnitPoint)
  /// Radii in points.
  case radial(UnitPoint, CGFloat, CGFloat)
  /// Radii as parts of the rectangle's sides: 0.5 reaches from the middle to the edges.
  case elliptical(UnitPoint, CGFloat, CGFloat)
  case angular(UnitPoint, Angle, Angle)

  func paint(_ stops: [GradientStop], in rect: CGRect) -> Paint {
    guard let first = stops.first else { return .color(.clear) }
    guard stops.count > 1 else { return .color(first.color) }
    switch self {
    case .linear(let start, let end):
      return .linear(stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let center, let inner, let outer):
      let (stops, inner, outer) =
        outer < inner
        ? (Self.reversed(stops), outer, inner) : (stops, inner, outer)
      return .radial(
        stops, center: center.point(in: rect), startRadius: max(inner, 0),
        endRadius: max(outer, 0), transform: .identity)
    case .elliptical(let center, let inner, let outer):
      let (stops, inner, outer) =
        outer < inner
        ? (Self.reversed(stops), outer, inner) : (stops, inner, outer)
      return .radial(
        stops, center: CGPoint(x: center.x, y: center.y), startRadius: max(inner, 0),
        endRadius: max(outer, 0),
        transform: CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    case .angular(let center, let start, let end):
      return Self.angular(stops, center.point(in: rect), start.radians, end.radians)
    }
  }

  private static func reversed(_ stops: [GradientStop]) -> [GradientStop] {
    stops.reversed().map { GradientStop($0.color, at: 1 - $0.location) }
  }

  private static func angular(
    _ stops: [GradientStop], _ center: CGPoint, _ start: Double, _ end: Double
  ) -> Paint {
    var stops = stops
    var start = start, end = end
    if end < start {
      stops = reversed(stops)
      (start, end) = (end, start)
    }
    let turn = 2 * Double.pi
    if end - start < 1e-9 {
      // Nothing between: the last colour goes all round.
      return .color(stops[stops.count - 1].color)
    }
    if end - start > turn {
      // Only the last turn is seen.
      let cut = 1 - turn / (end - start)
      stops = after(CGFloat(cut), stops)
      start = end - turn
    }
    return .angular(stops, center: center, start: CGFloat(start), end: CGFloat(end))
  }

  /// The stops from a place on, spread over the whole length.
  private static func after(_ cut: CGFloat, _ stops: [GradientStop]) -> [GradientStop] {
    let next = stops.firstIndex { $0.location > cut } ?? stops.count - 1
    let b = stops[next], a = stops[max(next - 1, 0)]
    let range = b.location - a.location
    let t = range > 0 ? Double(min(max((cut - a.location) / range, 0), 1)) : 1
    let first = ColorInterpolation.device.mix(a.color, b.color, t)
    return [GradientStop(first, at: 0)]
      + stops[next...].map { GradientStop($0.color, at: max(($0.location - cut) / (1 - cut), 0)) }
  }
}
