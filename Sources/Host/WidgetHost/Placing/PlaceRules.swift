import WidgetKitCore

/// What is so at a place, whatever the widget.
///
/// Source, where nothing else is said: Apple's Human Interface Guidelines, Widgets (edition of
/// December 2025), its tables of contexts and of rendering modes.
package struct PlaceRules: Sendable {
  /// Whose devices have the place, and which families stand there.
  package var families: [Device.Platform: Set<WidgetFamily>]
  /// The usual one first.
  package var modes: [WidgetRenderingMode]
  /// In full colour too.
  package var removesBackground = false
  /// On each side of the content, points.
  package var margin: CGFloat = 16
  package var isAlwaysDark = false
  /// The first iOS with it.
  package var since = 18
  /// What of this nobody has published, as a sentence for the user; nil where all is.
  package var assumption: String?
}

extension Placement {
  private static let home: Set<WidgetFamily> = [.systemSmall, .systemMedium, .systemLarge]
  private static let homeAndExtraLarge = home.union([
    .systemExtraLarge, .systemExtraLargePortrait,
  ])
  private static let phoneAccessories: Set<WidgetFamily> = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  package var rules: PlaceRules {
    switch self {
    case .homeScreen:
      PlaceRules(
        families: [.iOS: Self.home, .iPadOS: Self.homeAndExtraLarge],
        modes: [.fullColor, .accented])
    case .today:
      PlaceRules(
        families: [
          .iOS: Self.home, .iPadOS: Self.homeAndExtraLarge, .macOS: Self.homeAndExtraLarge,
        ], modes: [.fullColor, .accented])
    case .lockScreen:
      PlaceRules(
        families: [
          .iOS: Self.phoneAccessories, .iPadOS: Self.phoneAccessories.union([.systemSmall]),
        ], modes: [.vibrant], removesBackground: true, margin: Self.standByMargin,
        isAlwaysDark: true,
        assumption: "its margins, of which Apple only says that they are smaller than 16 points, "
          + "are taken to be 4")
    case .standBy: standBy([.fullColor])
    case .standByNight: standBy([.vibrant])
    case .desktop:
      // “Smaller margins on the desktop on Mac”: 11 is what the guidelines call tight.
      PlaceRules(
        families: [.iOS: Self.home, .macOS: Self.homeAndExtraLarge],
        modes: [.fullColor, .accented, .vibrant], margin: 11,
        assumption: "its margins, of which Apple only says that they are smaller than 16 points, "
          + "are taken to be 11")
    case .smartStack:
      PlaceRules(
        families: [.watchOS: [.accessoryRectangular]], modes: [.fullColor, .accented], margin: 8,
        isAlwaysDark: true,
        assumption: "its margins aren't published and are taken to be 8 points")
    case .complication:
      // Whether circular, corner and inline ones come in full colour Apple says in two ways: its
      // guidelines that they do, “Preparing widgets for additional platforms, contexts, and
      // appearances” that they don't. The Infograph face shows them so.
      PlaceRules(
        families: [.watchOS: Self.phoneAccessories.union([.accessoryCorner])],
        modes: [.fullColor, .accented], removesBackground: true, margin: 0, isAlwaysDark: true)
    case .carPlay:
      PlaceRules(
        families: [.iOS: [.systemSmall]], modes: [.fullColor], removesBackground: true,
        margin: Self.standByMargin, since: 26,
        assumption: "the size it is shown at isn't published, nor are its margins, which are taken "
          + "to be StandBy's")
    }
  }

  /// The guidelines say that the Lock Screen's margins, StandBy's too, are smaller than the usual
  /// 16, not by how much. Shipped apps tell StandBy from the Home Screen by a margin of less than 5
  /// points (pizza-studio's widgets and others).
  private static let standByMargin: CGFloat = 4

  private func standBy(_ modes: [WidgetRenderingMode]) -> PlaceRules {
    PlaceRules(
      families: [.iOS: [.systemSmall]], modes: modes, removesBackground: true,
      margin: Self.standByMargin, isAlwaysDark: true,
      assumption: "its margins, of which Apple only says that they are smaller than 16 points, are "
        + "taken to be 4; the size it is shown at, to be all of half the screen")
  }
}
