import DisplayList
import Foundation

/// A translucent sheet over what lies beneath, blurred and brighter in its colours. In a widget only the
/// widget's own content lies beneath: the wallpaper isn't its to see.
///
/// The figures are those of Apple's design library for iOS, of which expo-blur quotes a part
/// (getBackgroundColor.ts): dark, #252525 at 55, 70 and 90 %; light, #BFBFBF at 44 % for ultra thin and
/// #B3B3B3 at 82 % for regular. The library brightens the light ones by a colour dodge, of #0D0D0D for
/// ultra thin, #5C5C5C for thick, else #383838, which is counted in here; that and what isn't quoted
/// (#A6A6A6 at 70 % for thin, #999999 at 97 % for thick) is from memory. Ultra thick is set from its
/// neighbours. The blurs and the saturation are those of `colors.json`, `materials_approximation`,
/// which isn't verified.
public struct Material: ShapeStyle {
  public typealias Resolved = Never
  struct Sheet: Sendable { let gray: Double, alpha: Double }
  private let light: Sheet
  private let dark: Sheet

  /// Points.
  private let blur: CGFloat

  private init(light: (Double, Double), dark: (Double, Double), blur: CGFloat) {
    self.blur = blur
    self.light = Sheet(gray: light.0, alpha: light.1)
    self.dark = Sheet(gray: dark.0, alpha: dark.1)
  }

  private static let darkGray = 37.0 / 255
  public static let ultraThin = Material(light: (0.847, 0.41), dark: (darkGray, 0.55), blur: 10)
  public static let thin = Material(light: (0.949, 0.615), dark: (darkGray, 0.7), blur: 20)
  public static let regular = Material(light: (0.96, 0.769), dark: (darkGray, 0.82), blur: 30)
  public static let thick = Material(light: (0.956, 0.953), dark: (darkGray, 0.9), blur: 40)
  public static let ultraThick = Material(light: (0.96, 0.98), dark: (darkGray, 0.95), blur: 40)
  public static let bar = Material(light: (0.976, 0.78), dark: (25.0 / 255, 0.78), blur: 30)

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    let sheet = environment.fields.colorScheme == .dark ? dark : light
    var ink = _Ink(RGBA(sheet.gray, sheet.gray, sheet.gray, sheet.alpha)).atLevel(level)
    ink.effects = _Ink.Effects(backdrop: Backdrop(radius: blur, saturation: 1.8))
    return ink
  }
}

extension EnvironmentValues {
  /// The material beneath the view, where one was set for it. Nothing goes by it here.
  @Entry public var backgroundMaterial: Material?
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
