import CoreGraphics
import DisplayList

/// The values in which filters compute: light, or sRGB's bytes as they are.
package enum WorkingSpace: Hashable, Sendable {
  case linear, encoded

  /// The value of each byte.
  var values: [Float] { self == .linear ? Self.linearValues : Self.encodedValues }
  /// The values between bytes.
  var limits: [Float] { self == .linear ? Self.linearLimits : Self.encodedLimits }

  private static let encodedValues = (0..<256).map { Float($0) / 255 }
  private static let linearValues = (0..<256).map {
    Float(ColorConversion.linear(Double($0) / 255))
  }
  private static let encodedLimits = (0..<255).map { (Float($0) + 0.5) / 255 }
  private static let linearLimits = (0..<255).map {
    Float(ColorConversion.linear((Double($0) + 0.5) / 255))
  }

  /// A colour of sRGB in this space, multiplied by its alpha.
  func pixel(_ color: RGBA) -> SIMD4<Float> {
    let c = self == .linear ? ColorConversion.linearized(color) : color
    let alpha = Float(c.alpha)
    return SIMD4(Float(c.red) * alpha, Float(c.green) * alpha, Float(c.blue) * alpha, alpha)
  }
}

extension ColorConversion {
  fileprivate static func linearized(_ c: RGBA) -> RGBA {
    RGBA(linear(c.red), linear(c.green), linear(c.blue), c.alpha)
  }
}
