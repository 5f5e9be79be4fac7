import DisplayList
import Foundation

/// A colour with components.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  public let colorSpace: CGColorSpace?
  /// The components in its own space; nil where that is sRGB.
  private let own: [CGFloat]?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    colorSpace = CGColorSpaceCreateDeviceRGB()
    own = nil
  }

  private init(_ rgba: RGBA, _ space: CGColorSpace, _ components: [CGFloat]) {
    self.rgba = rgba
    colorSpace = space
    own = components
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
      case CGColorSpace.displayP3:
        self.init(ColorConversion.fromDisplayP3(given), space, components)
      case CGColorSpace.linearSRGB:
        self.init(ColorConversion.fromLinear(given), space, components)
      default: self.init(given)
      }
    default: return nil
    }
  }

  /// Red, green, blue and alpha in the colour's space; grey and alpha in one of greys.
  public var components: [CGFloat]? { own ?? Self.components(of: rgba) }
  public var numberOfComponents: Int { own?.count ?? 4 }

  private static func components(of c: RGBA) -> [CGFloat] {
    [CGFloat(c.red), CGFloat(c.green), CGFloat(c.blue), CGFloat(c.alpha)]
  }

  /// The same colour by the components of another space.
  ///
  /// - Parameters:
  ///   - intent: without effect; sRGB's colours lie within every space here.
  ///   - options: without effect.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch space.name ?? "" {
    case CGColorSpace.displayP3:
      CGColor(rgba, space, Self.components(of: ColorConversion.toDisplayP3(rgba)))
    case CGColorSpace.linearSRGB:
      CGColor(rgba, space, Self.components(of: ColorConversion.toLinear(rgba)))
    case CGColorSpace.genericGrayGamma2_2:
      CGColor(
        rgba, space,
        [
          CGFloat(0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue),
          CGFloat(rgba.alpha),
        ])
    default: CGColor(rgba)
    }
  }
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    let color = RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha))
    guard let own, let colorSpace else { return CGColor(color) }
    return CGColor(color, colorSpace, own.dropLast() + [alpha])
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
