/// The system design of widgets.
package struct WidgetDesign: Hashable, Sendable {
  /// The colours of a widget in the accented rendering mode.
  package enum AccentedColors: Hashable, Sendable {
    /// Both groups are white; the person's tint is in the glass behind. Source: Apple, “Optimizing
    /// your widget for accented rendering mode and Liquid Glass”.
    case white
    /// The accent group has the person's tint and the rest is white; without an accent group all has
    /// the tint. Source: Human Interface Guidelines, Widgets, edition of January 2025.
    case tint
    /// The accent group has the watch face's colour, the default group is white. Source: as for
    /// `white`.
    case accentTinted
  }

  package var accentedColors: AccentedColors
  /// Accented widgets lie on a dark background in both appearances; as developers describe it.
  package var accentedIsDark: Bool
  /// A Mac's desktop shows accented widgets.
  package var tintsDesktop: Bool
  package var showsInCarPlay: Bool
  /// visionOS, of the same year, shows widgets.
  package var showsInRooms: Bool
  /// False for a version from before there were widgets.
  package var isAvailable = true

  package static let unavailable = WidgetDesign(
    accentedColors: .tint, accentedIsDark: true, tintsDesktop: false, showsInCarPlay: false,
    showsInRooms: false, isAvailable: false)
}
