import CoreGraphics
import DisplayList
import SystemDesigns
import UIKit

extension Color {
  /// A colour's components where it is seen.
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle, CustomStringConvertible {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    init(_ rgba: RGBA) {
      linearRed = Float(ColorConversion.linear(rgba.red))
      linearGreen = Float(ColorConversion.linear(rgba.green))
      linearBlue = Float(ColorConversion.linear(rgba.blue))
      opacity = Float(rgba.alpha)
    }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      switch colorSpace {
      case .sRGB:
        self.init(RGBA(Double(red), Double(green), Double(blue), Double(opacity)))
      case .sRGBLinear:
        self.init(
          ColorConversion.fromLinear(
            RGBA(Double(red), Double(green), Double(blue), Double(opacity))))
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        self.init(
          ColorConversion.fromDisplayP3(
            RGBA(Double(red), Double(green), Double(blue), Double(opacity))))
      }
    }

    /// The component in sRGB, 0…1.
    public var red: Float {
      get { Float(ColorConversion.encoded(Double(linearRed))) }
      set { linearRed = Float(ColorConversion.linear(Double(newValue))) }
    }
    public var green: Float {
      get { Float(ColorConversion.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ColorConversion.linear(Double(newValue))) }
    }
    public var blue: Float {
      get { Float(ColorConversion.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ColorConversion.linear(Double(newValue))) }
    }

    var rgba: RGBA {
      ColorConversion.fromLinear(
        RGBA(Double(linearRed), Double(linearGreen), Double(linearBlue), Double(opacity)))
    }

    public var cgColor: CGColor { CGColor(rgba) }
    public var description: String { Color(rgba).description }

    public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
      _Ink(rgba).atLevel(level)
    }
  }

  public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(rgba(in: environment))
  }
}

extension UIColor {
  /// The colour of SwiftUI, which may go on depending on the appearance.
  public convenience init(_ color: Color) {
    if let fixed = color.cgColor {
      self.init(rgba: fixed.rgba)
      return
    }
    self.init { traits in
      var environment = EnvironmentValues()
      environment.fields.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment.fields.colorSchemeContrast =
        traits.accessibilityContrast == .high ? .increased : .standard
      environment.fields.design = traits.colorTraits.design
      return UIColor(rgba: color.rgba(in: environment))
    }
  }
}
