import WidgetKitCore

/// The rules of a placement, whatever the widget.
///
/// Source, unless another is given: Apple's Human Interface Guidelines, Widgets (edition of
/// December 2025), its tables of contexts and of rendering modes.
package struct PlacementRules: Sendable {
  /// The families that the placement takes, by the platforms that have it.
  package var families: [Device.Platform: Set<WidgetFamily>]
  /// The rendering modes that the system uses here, the usual one first.
  package var modes: [WidgetRenderingMode]
  /// Whether the container background is removed in full colour too.
  package var removesBackground = false
  /// The margin, in points, on each side of the content.
  package var margin: CGFloat = 16
  package var isAlwaysDark = false
  /// The part of these rules that isn't published, as a clause of a sentence for the user; nil where all is.
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

  package var rules: PlacementRules {
    switch self {
    case .homeScreen:
      PlacementRules(
        families: [.iOS: Self.home, .iPadOS: Self.homeAndExtraLarge],
        modes: [.fullColor, .accented])
    case .today:
      PlacementRules(
        families: [
          .iOS: Self.home, .iPadOS: Self.homeAndExtraLarge, .macOS: Self.homeAndExtraLarge,
        ], modes: [.fullColor, .accented])
    case .lockScreen:
      PlacementRules(
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
      PlacementRules(
        families: [.iOS: Self.home, .macOS: Self.homeAndExtraLarge],
        modes: [.fullColor, .accented, .vibrant], margin: 11,
        assumption: "its margins, of which Apple only says that they are smaller than 16 points, "
          + "are taken to be 11")
    case .smartStack:
      PlacementRules(
        families: [.watchOS: [.accessoryRectangular]], modes: [.fullColor, .accented], margin: 8,
        isAlwaysDark: true,
        assumption: "its margins aren't published and are taken to be 8 points")
    case .complication:
      // Whether circular, corner and inline ones come in full colour Apple says in two ways: its
      // guidelines that they do, “Preparing widgets for additional platforms, contexts, and
      // appearances” that they don't. The Infograph face shows them so.
      PlacementRules(
        families: [.watchOS: Self.phoneAccessories.union([.accessoryCorner])],
        modes: [.fullColor, .accented], removesBackground: true, margin: 0, isAlwaysDark: true)
    case .elevated, .recessed:
      PlacementRules(
        families: [.visionOS: Self.homeAndExtraLarge], modes: [.fullColor, .accented],
        isAlwaysDark: true,
        assumption: "its margins are taken to be 16 points; visionOS has no light and dark "
          + "appearance, and content is taken to lie on dark; the frame around, the texture and the "
          + "room's light aren't drawn")
    case .carPlay:
      PlacementRules(
        families: [.iOS: [.systemSmall]], modes: [.fullColor], removesBackground: true,
        margin: Self.standByMargin,
        assumption: "the size it is shown at isn't published, nor are its margins, which are taken "
          + "to be StandBy's")
    }
  }

  /// The guidelines say that the Lock Screen's margins, StandBy's too, are smaller than the usual
  /// 16, not by how much. Shipped apps distinguish StandBy from the Home Screen by a margin of less than 5
  /// points (pizza-studio's widgets and others).
  private static let standByMargin: CGFloat = 4

  private func standBy(_ modes: [WidgetRenderingMode]) -> PlacementRules {
    PlacementRules(
      families: [.iOS: [.systemSmall]], modes: modes, removesBackground: true,
      margin: Self.standByMargin, isAlwaysDark: true,
      assumption: "its margins, of which Apple only says that they are smaller than 16 points, are "
        + "taken to be 4; the size it is shown at, to be all of half the screen")
  }
}
