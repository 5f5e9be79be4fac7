import DisplayList

/// The colouring of an image in accented rendering.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  let role: AccentRole
  /// The image is drawn in the accent group, as by `widgetAccentable()`.
  public static let accented = WidgetAccentedRenderingMode(name: "accented", role: .accent)
  /// The image's luminance becomes alpha, in the default group's colour.
  public static let desaturated = WidgetAccentedRenderingMode(
    name: "desaturated", role: .desaturated)
  /// The image's luminance becomes alpha, in the accent group's colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(
    name: "accentedDesaturated", role: .accentedDesaturated)
  /// The image is drawn in its own colours. Documented for iOS only; here it applies everywhere.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor", role: .fullColor)
}
