import Foundation

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
  /// The corner radius of a system family's widget on a phone, a Mac or in a room, in points as it is
  /// shown: 65 pixels at @3x, which independent projects measured on phones before iOS 26. Apple publishes none.
  package var cornerRadius: CGFloat = 65.0 / 3
  /// The same on an iPad. Assumed: no published figure.
  package var tabletCornerRadius: CGFloat = 24
  /// The screens with figures of their own in this version.
  package var screens: [ScreenFigures] = []
  /// False for a version from before there were widgets.
  package var isAvailable = true

  package static let unavailable = WidgetDesign(
    accentedColors: .tint, accentedIsDark: true, tintsDesktop: false, showsInCarPlay: false,
    showsInRooms: false, isAvailable: false)
}
