import DisplayList
import Foundation

/// A gradient's stops as cairo, SVG and our own fills understand them: in order, within 0…1.
struct GradientRamp {
  let stops: [GradientStop]

  init(_ stops: [GradientStop]) {
    var last: CGFloat = 0
    self.stops = stops.map { stop in
      last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : last)
      return GradientStop(stop.color, at: last)
    }
  }

  /// The colour at a place, interpolated as SVG and cairo do: components that aren't premultiplied,
  /// in sRGB with gamma.
  func color(at place: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    if place >= last.location { return last.color }
    let next = stops.firstIndex { $0.location > place } ?? stops.count - 1
    let a = stops[next - 1], b = stops[next]
    let t = Double((place - a.location) / (b.location - a.location))
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    return RGBA(
      mix(a.color.red, b.color.red), mix(a.color.green, b.color.green),
      mix(a.color.blue, b.color.blue), mix(a.color.alpha, b.color.alpha))
  }

  /// `count` premultiplied colours from 0 to 1.
  func table(_ count: Int, alpha: CGFloat) -> [UInt32] {
    (0..<count).map {
      color(at: CGFloat($0) / CGFloat(count - 1)).withAlpha(multipliedBy: Double(alpha)).word
    }
  }
}

extension RGBA {
  /// Premultiplied ARGB, each component rounded.
  var word: UInt32 {
    let a = limited(alpha)
    func byte(_ v: Double) -> UInt32 { UInt32(limited(v) * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  private func limited(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, 0), 1) }
}
