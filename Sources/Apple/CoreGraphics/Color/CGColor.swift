import DisplayList
import Foundation

/// A colour with components.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  public let colorSpace: CGColorSpace?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    colorSpace = CGColorSpaceCreateDeviceRGB()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// - Parameter components: one of grey or three of colour, then alpha; nil for any other number.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      let given = RGBA(
        Double(components[0]), Double(components[1]), Double(components[2]), Double(components[3]))
      switch space.name ?? "" {
      case CGColorSpace.displayP3: self.init(ColorConversion.fromDisplayP3(given))
      case CGColorSpace.linearSRGB: self.init(ColorConversion.fromLinear(given))
      default: self.init(given)
      }
    default: return nil
    }
  }

  /// Red, green, blue, alpha in sRGB.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha)))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
