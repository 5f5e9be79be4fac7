import DisplayList
import Foundation

extension _Ink {
  /// A gradient's colours along a ring, in its own direction; any other ink as it is.
  ///
  /// - Parameters:
  ///   - start: radians, where the ring begins.
  ///   - sweep: radians, how far it goes on clockwise.
  func along(center: CGPoint, from start: Double, sweep: Double, in rect: CGRect) -> Paint {
    guard case .gradient(_, let stops) = fill, let first = stops.first, let last = stops.last else {
      return paint(in: rect)
    }
    // The round ends lie before the first colour and after the last: the rest of the circle is
    // shared between the two.
    let part = CGFloat(sweep / (2 * .pi))
    let lead = (1 - part) / 2
    var around = [GradientStop(first.color, at: 0)]
    around += stops.map { GradientStop($0.color, at: lead + $0.location * part) }
    around.append(GradientStop(last.color, at: 1))
    let begin = CGFloat(start) - lead * 2 * .pi
    return .angular(around, center: center, start: begin, end: begin + 2 * .pi)
  }

  /// A gradient's colours along a bar, from its leading end, in whatever direction it goes else; any other ink
  /// as it is.
  func along(bar: CGRect, isMirrored: Bool) -> Paint {
    guard case .gradient(_, let stops) = fill else { return paint(in: bar) }
    let left = CGPoint(x: bar.minX, y: bar.midY), right = CGPoint(x: bar.maxX, y: bar.midY)
    return .linear(
      stops, start: isMirrored ? right : left, end: isMirrored ? left : right)
  }

  /// The colour at a part (0…1) of a gradient; any other ink as it is.
  func point(_ part: Double, in rect: CGRect) -> Paint {
    guard case .gradient(_, let stops) = fill, let first = stops.first else {
      return paint(in: rect)
    }
    var before = first
    for stop in stops {
      if Double(stop.location) < part {
        before = stop
        continue
      }
      let length = Double(stop.location - before.location)
      let t = length > 0 ? (part - Double(before.location)) / length : 0
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      return .color(
        RGBA(
          mix(before.color.red, stop.color.red), mix(before.color.green, stop.color.green),
          mix(before.color.blue, stop.color.blue), mix(before.color.alpha, stop.color.alpha)))
    }
    return .color(before.color)
  }
}
