import DisplayList
import Foundation

/// A translucent sheet. In a widget it blurs nothing, since the wallpaper isn't the widget's to see; it
/// is drawn as a flat colour that lets through what lies beneath.
///
/// Source of the alphas: `colors.json`, `materials_approximation`, which is not verified; ultra thick
/// and bar are set from their neighbours.
public struct Material: ShapeStyle {
  public typealias Resolved = Never
  private let light: Double
  private let dark: Double

  public static let ultraThin = Material(light: 0.55, dark: 0.3)
  public static let thin = Material(light: 0.7, dark: 0.45)
  public static let regular = Material(light: 0.82, dark: 0.62)
  public static let thick = Material(light: 0.93, dark: 0.8)
  public static let ultraThick = Material(light: 0.97, dark: 0.9)
  public static let bar = Material(light: 0.85, dark: 0.7)

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    let gray = 37.0 / 255
    let sheet =
      environment.fields.colorScheme == .dark
      ? RGBA(gray, gray, gray, dark) : RGBA(1, 1, 1, light)
    return _Ink(sheet).atLevel(level)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
