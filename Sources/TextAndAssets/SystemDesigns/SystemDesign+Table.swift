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
    .iOS, 26, like: iOS18, colors: .iOS26, lists: lists26, controls: onPhone(controls26),
    tabBar: .floating(height: 62, padding: 4, sideMargin: 21),
    widgets: WidgetDesign(
      accentedColors: .white, accentedIsDark: false, tintsDesktop: true, showsInCarPlay: true,
      showsInRooms: true, cornerRadius: 28, screens: ScreenFigures.iOS26))

  package static let watchOS11 = SystemDesign(
    .watchOS, 18, like: iOS18, text: TextDesign(font: .watchOS, lineRounding: .text),
    controls: onWatch(controls18),
    widgets: WidgetDesign(
      accentedColors: .accentTinted, accentedIsDark: true, tintsDesktop: false,
      showsInCarPlay: false, showsInRooms: false))

  package static let watchOS26 = SystemDesign(
    .watchOS, 26, like: iOS26, text: watchOS11.text, controls: onWatch(controls26),
    widgets: watchOS11.widgets)

  package static let macOS15 = SystemDesign(
    .macOS, 18, like: iOS18, colors: .macOS15,
    text: TextDesign(font: .macOS, lineRounding: .points), controls: onMac(controls18))

  package static let macOS26 = SystemDesign(
    .macOS, 26, like: iOS26, colors: .macOS26,
    text: TextDesign(font: .macOS, lineRounding: .parts), controls: onMac(controls26))

  // MARK: Lists

  /// Rows of 44 points, cards with corners of 10, headers in upper-case footnotes. Sources of what rows have around their
  /// content: lists 390 points wide, StanfordSpezi/SpeziViews @236fd06 (ListSnapshotTests/listRow.iphone-XA3: the card begins
  /// 20 points from the side, its text 20 further in, and is 118.7 high for two lines of 48) and meshtastic/Meshtastic-Apple
  /// @9f0d810 (bluetoothOff: 20, 20, and 85.7 for content of 63.7).
  private static let lists18 = ListMetrics(
    rowHeight: 44, tallRowInset: 11, cardCornerRadius: 10, leastWideWidth: 390, topMargin: 35,
    sectionGap: 35,
    groupedHeader: .uppercaseFootnote, separatorReachesEdge: true)

  /// Rows of 52 points, corners of 26 and headers in title case. Sources: StanfordSpezi/SpeziViews @236fd06 (lists of
  /// `SnapshotTests+Lists` and `+Controls`: at the type size M a card begins 35 points below the safe area, is 51 high for a
  /// row and 102 for two, and the last of its first row is a line of a whole point, (231, 231, 232), within 16 points of
  /// either side; at AX3 it is 130 high for two lines of 48 and 4 points between them) and meshtastic/Meshtastic-Apple
  /// @9f0d810 (at L: `packetAuthenticity_balanced_light` has its header's baseline at 26.3 and its card at 40.3; in
  /// `mqttConfig` and `telemetryConfig` 58 points lie between two cards with a header, 14 of them below the header's
  /// baseline, and lines are a point thick; two lines of a callout, 40.3 points, make a row of 70.3, a button of 42 one of 72
  /// in `channelForm_primary`; in `packetAuthenticity_unknown_dark` a line is (56, 56, 59) on (28, 28, 29)). The gap between
  /// sections without headers is assumed.
  private static let lists26 = ListMetrics(
    rowHeight: 52, rowGrows: true, rowInset: 15, tallRowInset: 15, cardCornerRadius: 26,
    leastWideWidth: 414, topMargin: 35, headedTopMargin: 10,
    sectionGap: 24, headedSectionGap: 27.67, groupedHeaderGap: 10, groupedHeader: .headline,
    separatorReachesEdge: false, separatorThickness: 1, separatorStrength: 0.42,
    darkSeparatorStrength: 0.83, stackedLabelGap: 4)

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

  /// Flat thumbs and round ends. Source of the switch's figures: meshtastic/Meshtastic-Apple @9f0d810, channelForm_primary: a
  /// track of 189 × 84 pixels, a thumb of 111 × 72, 6 from its end. A slider's track is 18 thick there and as long as the
  /// control, its thumb about 110 wide. The others are assumed.
  private static let controls26 = ControlMetrics(
    toggle: .init(
      size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24)),
    slider: .init(trackThickness: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24)),
    stepperCornerRadius: 16,
    segments: .init(cornerRadius: 16, chosenCornerRadius: 14),
    navigation: navigation26,
    hasCapsuleButtons: true)

  /// Source: meshtastic/Meshtastic-Apple @9f0d810, mqttConfig and telemetryConfig: the middle of a bar's item is 22 points below
  /// the bar's top, the first card 106, and a large title 7 further down than in a bar of 44 and 52.
  private static let navigation26 = NavigationMetrics(
    titleGap: 10, titleRise: 2, titleListMargin: 0)

  /// A switch as in channelForm_primary there, of iOS: its track ends 6 pixels beyond the separators, without a shadow, and on it
  /// has the colour of the product's accent colour set.
  private static func onPhone(_ controls: ControlMetrics) -> ControlMetrics {
    var controls = controls
    controls.toggle.overhang = 2
    controls.toggle.isFlat = true
    controls.toggle.takesAccent = true
    return controls
  }

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
