import Assets
import DisplayList
import Foundation

extension EnvironmentValues {
  /// The colour that controls and links have where no tint is set: the product's accent colour, or
  /// the system's blue.
  var accent: Color {
    let appearance = AssetLibrary.Appearance(
      isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased)
    if let own = AssetLibrary.main.color(named: "AccentColor", appearance: appearance) {
      return Color(red: own.red, green: own.green, blue: own.blue, opacity: own.alpha)
    }
    return Color(red: 0, green: 0x7A / 255, blue: 1)
  }

  /// The tint of the controls here.
  var tintStyle: AnyShapeStyle { fields.tint ?? AnyShapeStyle(accent) }
}
