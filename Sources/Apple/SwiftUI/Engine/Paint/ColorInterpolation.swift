import CoreGraphics
import DisplayList

/// The way in which colours between two others are found.
enum ColorInterpolation: Hashable, Sendable {
  /// Interpolation in encoded sRGB, as the renderers interpolate by themselves.
  case device
  /// Interpolation in Oklab, where equal steps look equal.
  case perceptual
  /// Interpolation in linear light.
  case linear

  /// - Parameter t: 0…1; 0 for `a`, 1 for `b`.
  func mix(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    switch self {
    case .device:
      return RGBA(
        between(a.red, b.red), between(a.green, b.green), between(a.blue, b.blue),
        between(a.alpha, b.alpha))
    case .perceptual:
      let p = Oklab(a), q = Oklab(b)
      return Oklab(
        lightness: between(p.lightness, q.lightness), a: between(p.a, q.a),
        b: between(p.b, q.b)
      ).rgba(alpha: between(a.alpha, b.alpha))
    case .linear:
      func light(_ x: Double, _ y: Double) -> Double {
        between(ColorConversion.linear(x), ColorConversion.linear(y))
      }
      return ColorConversion.fromLinear(
        RGBA(
          light(a.red, b.red), light(a.green, b.green), light(a.blue, b.blue),
          between(a.alpha, b.alpha)))
    }
  }
}
