import Foundation

/// The figures of one iPhone's screen in a version of iOS, where measured pictures differ from what is published or was
/// assumed for the device; points.
package struct ScreenFigures: Hashable, Sendable {
  /// The figures of widgets on the Home Screen and in the Today View.
  package struct Widgets: Hashable, Sendable {
    package var small: CGSize
    package var medium: CGSize
    package var large: CGSize
    /// The margin on each side of a widget's content.
    package var margin: CGFloat
  }

  /// The figures of Live Activities on the Lock Screen.
  package struct Activity: Hashable, Sendable {
    /// The width that is shown, in points.
    package var width: CGFloat
    /// The width of the content's layout, in points, which the system scales to ``width``.
    package var contentWidth: CGFloat
    /// The least height that is shown, in points, whatever the content's is.
    package var leastHeight: CGFloat
  }

  /// The screen's size in portrait.
  package var screen: CGSize
  /// nil where the device's own figures are kept.
  package var widgets: Widgets?
  /// nil where the device's own figures are kept.
  package var activity: Activity?
}

extension ScreenFigures {
  /// Measured in pictures of iOS 26 with three pixels a point.
  ///
  /// - 402 × 874: Live Activities and notifications are 1088 pixels wide (karlos1998/touge-dash @de2ac47,
  ///   docs/screenshots/live-activity.png; olcayertas/prayer-time @97b1644, docs/screenshots/ios-lock-screen.png). Their
  ///   content is scaled by 0.967 ± 0.003, as if laid out at 375 points: “TOUGE DASH” is 244 pixels long where its font
  ///   makes 252, “Küçükçekmece · 03:25” 342 of 353, and four tiles in a row repeat after 256.8 pixels, not 256.25.
  ///   Less than the guidelines' 84 points is shown: content of 79.3 points is 230 pixels high in the second. Twice the
  ///   corners' radius is the least here, assumed. What widgets measure there is in docs/placements.md: the sizes that were
  ///   measured before iOS 26 are kept.
  /// - 420 × 912: small widgets are 518 pixels wide and high, a medium one is 1100 wide and begins two rows, 1256 pixels,
  ///   below them, so that a large one is 628 + 518 pixels high (JustAman62/ovault @af7617b,
  ///   Docs/Screenshots/ios-widgets.png). The margin is measured on 402 × 874 alone, 54 pixels (jamieyoun/price-maximizer
  ///   @fadb03f, assets/screenshots/07-home-screen-widget.png); assumed.
  static let iOS26 = [
    ScreenFigures(
      screen: CGSize(width: 402, height: 874),
      activity: Activity(width: 1088.0 / 3, contentWidth: 375, leastHeight: 45)),
    ScreenFigures(
      screen: CGSize(width: 420, height: 912),
      widgets: Widgets(
        small: CGSize(width: 518.0 / 3, height: 518.0 / 3),
        medium: CGSize(width: 1100.0 / 3, height: 518.0 / 3),
        large: CGSize(width: 1100.0 / 3, height: 382), margin: 18)),
  ]
}
