import Foundation

extension SystemDesign {
  /// Every design, the oldest of a platform first. A version with widgets can be chosen with `--os`.
  package static let all = [iOS13, iOS18, iOS26, watchOS11, watchOS26, macOS15, macOS26]

  /// Before there were widgets, for what was measured then: SF before it was a variable font, symbols
  /// without space around them.
  package static let iOS13 = SystemDesign(
    .iOS, 13, like: iOS18, text: TextDesign(font: .iOSSeparateFonts, lineRounding: .text),
    symbolBounds: .ink, widgets: .unavailable)

  package static let iOS18 = SystemDesign(
    .iOS, 18, colors: .iOS18, text: TextDesign(font: .iOS, lineRounding: .text),
    symbolBounds: .image, lists: lists18, controls: controls18, tabBar: .attached(height: 49),
    widgets: WidgetDesign(
      accentedColors: .tint, accentedIsDark: true, tintsDesktop: false, showsInCarPlay: false,
      showsInRooms: false))

  /// The corners of widgets are continuous ones of 28 points, fitted to the edges of widgets in three public pictures:
  /// 27.7 … 28 on a screen of 402 points (moifort/crypto-bot @b8446cc, docs/screenshots/ios-widget.png;
  /// jamieyoun/price-maximizer @fadb03f, assets/screenshots/07-home-screen-widget.png), 29 … 29.3 on one of 420
  /// (JustAman62/ovault @af7617b, Docs/Screenshots/ios-widgets.png).
  package static let iOS26 = SystemDesign(
    .iOS, 26, like: iOS18, colors: .iOS26, lists: lists26, controls: controls26,
    tabBar: .floating(height: 62, padding: 4, sideMargin: 21),
    widgets: WidgetDesign(
      accentedColors: .white, accentedIsDark: false, tintsDesktop: true, showsInCarPlay: true,
      showsInRooms: true, cornerRadius: 28, screens: ScreenFigures.iOS26))

  package static let watchOS11 = SystemDesign(
    .watchOS, 18, like: iOS18, controls: onWatch(controls18),
    widgets: WidgetDesign(
      accentedColors: .accentTinted, accentedIsDark: true, tintsDesktop: false,
      showsInCarPlay: false, showsInRooms: false))

  package static let watchOS26 = SystemDesign(
    .watchOS, 26, like: iOS26, controls: onWatch(controls26), widgets: watchOS11.widgets)

  package static let macOS15 = SystemDesign(
    .macOS, 18, like: iOS18, colors: .macOS15,
    text: TextDesign(font: .macOS, lineRounding: .points), controls: onMac(controls18))

  package static let macOS26 = SystemDesign(
    .macOS, 26, like: iOS26, colors: .macOS26,
    text: TextDesign(font: .macOS, lineRounding: .parts), controls: onMac(controls26))

  // MARK: Lists

  /// Rows of 44 points, cards with corners of 10, headers in upper-case footnotes.
  private static let lists18 = ListMetrics(
    rowHeight: 44, cardCornerRadius: 10, topMargin: 35, sectionGap: 35,
    groupedHeader: .uppercaseFootnote, separatorReachesEdge: true)

  /// Rows of 52 points, corners of 26 and headers in title case, as Apple describes the change. Not
  /// measured: no reference picture of a list was found.
  private static let lists26 = ListMetrics(
    rowHeight: 52, cardCornerRadius: 26, topMargin: 16, sectionGap: 24, groupedHeader: .headline,
    separatorReachesEdge: false)

  // MARK: Controls

  /// Sources: UIKit's switch (`styles_geometry.json`), which takes 49 points of a row and begins where they do: one that is
  /// on, scaled to 44 of 49, is drawn from 7.5 to 144.9 of 147 pixels (GoodRequest/GoodSwiftUI, iOS 18.6); the slider of 260
  /// points in airappsco/AirSettingsUI's pictures of iOS 17, whose track is 258 points long and half a point below the
  /// middle, with a thumb of 27 points half a point above it; UISegmentedControl's known figures; the stepper's corners
  /// are assumed.
  private static let controls18 = ControlMetrics(
    toggle: .init(
      size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), overhang: 2),
    slider: .init(
      trackThickness: 4, trackInset: 1, thumb: CGSize(width: 27, height: 27), split: 0.5),
    stepperCornerRadius: 8,
    segments: .init(cornerRadius: 9, chosenCornerRadius: 7),
    hasCapsuleButtons: false)

  /// Flat thumbs and round ends. The switch's figures are as remembered, the others are assumed.
  private static let controls26 = ControlMetrics(
    toggle: .init(
      size: CGSize(width: 63, height: 28), thumb: CGSize(width: 39, height: 24)),
    slider: .init(trackThickness: 6, trackInset: 2, thumb: CGSize(width: 38, height: 24)),
    stepperCornerRadius: 16,
    segments: .init(cornerRadius: 16, chosenCornerRadius: 14),
    hasCapsuleButtons: true)

  private static func onWatch(_ controls: ControlMetrics) -> ControlMetrics {
    var controls = controls
    controls.circularProgress = .ring
    return controls
  }

  private static func onMac(_ controls: ControlMetrics) -> ControlMetrics {
    var controls = controls
    controls.defaultButton = .push
    controls.circularProgress = .ringWhereKnown
    return controls
  }
}
