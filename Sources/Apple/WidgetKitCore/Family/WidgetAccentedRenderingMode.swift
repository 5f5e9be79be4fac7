import DisplayList

/// How an image is coloured in a widget that is drawn accented.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  let role: AccentRole
  /// As by `widgetAccentable()`.
  public static let accented = WidgetAccentedRenderingMode(name: "accented", role: .accent)
  /// Its luminance becomes alpha, in the default group's colour.
  public static let desaturated = WidgetAccentedRenderingMode(
    name: "desaturated", role: .desaturated)
  /// Its luminance becomes alpha, in the accent group's colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    name: "accentedDesaturated", role: .accentedDesaturated)
  /// As it is. The documentation knows it for iOS alone; here it counts everywhere.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor", role: .fullColor)
}
