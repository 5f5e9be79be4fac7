import Assets
import DisplayList
import Foundation
import SystemDesigns
import UIKit

/// A colour, which may depend on where it is seen.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String, AssetBundle)
    case accent
    case uiKit(UIColor)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  let source: Source
  /// The factor that `opacity(_:)` multiplies; 1 for none.
  private var alpha: Double = 1

  init(_ source: Source) { self.source = source }
  init(_ rgba: RGBA) { source = .fixed(rgba) }
  init(_ system: SystemColor) { source = .system(system) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// - Parameters: each 0…1. Colours outside sRGB become the nearest within.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let given = RGBA(red, green, blue, opacity)
    switch colorSpace {
    case .sRGB: self.init(given)
    case .sRGBLinear: self.init(ColorConversion.fromLinear(given))
    case .displayP3: self.init(ColorConversion.fromDisplayP3(given))
    }
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// A colour of the asset catalogue. A name that it lacks is drawn as nothing, with a diagnostic.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, AssetBundle(bundle)))
  }
  public init(_ resource: ColorResource) {
    self.init(.named(resource.name, resource.bundle))
  }

  // Where an asset's symbol is a color's resource and a color alike, `Color(.sky)` is the resource's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.uiKit(color)) }
  public init(uiColor: UIColor) { self.init(.uiKit(uiColor)) }
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The same colour, its alpha multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// A colour between this and another.
  /// - Parameter fraction: 0 for this, 1 for the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// The colour where the appearance doesn't decide it; nil where it does.
  public var cgColor: CGColor? {
    guard case .fixed(let rgba) = source else { return nil }
    return CGColor(rgba.withAlpha(multipliedBy: alpha))
  }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let rgba: RGBA
    switch source {
    case .fixed(let fixed): rgba = fixed
    case .system(let system): rgba = system.rgba(environment.colorTraits)
    case .uiKit(let color):
      // By way of the environment, which notes that a name is missing.
      rgba =
        color.asset.map { environment.assetColor($0.name, $0.bundle) }
        ?? color.rgba(environment.colorTraits)
    case .accent: rgba = environment.accentRGBA
    case .named(let name, let bundle): rgba = environment.assetColor(name, bundle)
    case .mixed(let a, let b, let fraction, let space):
      rgba = space.interpolation.mix(a.rgba(in: environment), b.rgba(in: environment), fraction)
    }
    return alpha == 1 ? rgba : rgba.withAlpha(multipliedBy: alpha)
  }
}

extension Color: ShapeStyle {
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(rgba(in: environment)).atLevel(level)
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// The key of the color that `accentColor(_:)` sets.
enum AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
