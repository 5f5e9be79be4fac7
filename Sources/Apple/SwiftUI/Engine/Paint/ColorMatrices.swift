import DisplayList
import Foundation

/// Matrices of colour, four rows of five: what is done to red, green, blue and alpha.
enum ColorMatrices {
  /// Rec. 709's weights of red, green and blue in what looks bright.
  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  static func brightness(_ amount: Double) -> [Double] { scale(1, offset: amount) }

  static func contrast(_ amount: Double) -> [Double] {
    scale(amount, offset: (1 - amount) / 2)
  }

  static func scale(_ factor: Double, offset: Double) -> [Double] {
    [
      factor, 0, 0, 0, offset,
      0, factor, 0, 0, offset,
      0, 0, factor, 0, offset,
      0, 0, 0, 1, 0,
    ]
  }

  /// 0, or less, for grey; 1 for the colours as they are.
  static func saturation(_ amount: Double) -> [Double] {
    let s = max(amount, 0)
    let r = weights.red * (1 - s), g = weights.green * (1 - s), b = weights.blue * (1 - s)
    return [
      r + s, g, b, 0, 0,
      r, g + s, b, 0, 0,
      r, g, b + s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  /// A rotation around the grey axis, as in the Filter Effects specification, with Rec. 709's weights.
  static func hueRotation(_ angle: Angle) -> [Double] {
    let c = cosine(angle.radians), s = sine(angle.radians)
    let (r, g, b) = (weights.red, weights.green, weights.blue)
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  static func multiply(_ c: RGBA) -> [Double] {
    [
      c.red, 0, 0, 0, 0,
      0, c.green, 0, 0, 0,
      0, 0, c.blue, 0, 0,
      0, 0, 0, c.alpha, 0,
    ]
  }
}
