import SystemDesigns
import WidgetKitCore

/// A device: the figures of it that a widget, a Live Activity or a control depends on.
package struct Device: Sendable, Equatable {
  package enum Platform: String, Sendable, Codable {
    case iOS, iPadOS, watchOS, macOS, visionOS
  }

  /// The name that `--device` takes: `iPhone 16`.
  package let name: String
  package let platform: Platform
  /// The screen's size in portrait, in points; nil where no frame depends on it (a Mac, a room).
  package let screen: CGSize?
  /// Pixels per point.
  package let scale: CGFloat
  /// The size at which a widget is laid out, in points. A family that isn't listed isn't offered.
  package let sizes: [WidgetFamily: CGSize]
  /// The size at which the Home Screen shows a widget, in points, where that is smaller.
  package let shownSizes: [WidgetFamily: CGSize]
  /// The families whose size isn't published: it is taken from the nearest screen.
  package let assumed: Set<WidgetFamily>
  /// The Lock Screen's Live Activity; nil for a device without one.
  package let activityBanner: ActivityBanner?
  /// The Dynamic Island; nil for a device without one.
  package let island: IslandMetrics?
  /// The sizes of controls; nil for a device without Control Center's widgets.
  package let controls: ControlSizes?
  /// The figures of a watch; nil for every other device.
  package let watch: WatchMetrics?

  /// The families that the device offers, in Apple's order.
  package var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }

  /// The canvas at a placement, in points; nil where the device doesn't offer the family. A
  /// rectangular widget is larger on a watch face than in the Smart Stack.
  ///
  /// - Parameter placement: nil for the family's standard placement.
  package func size(_ family: WidgetFamily, at placement: Placement?) -> CGSize? {
    if placement == .complication, family == .accessoryRectangular, let watch {
      return watch.rectangularComplication
    }
    return sizes[family]
  }

  /// The corner radius of a widget in points of its canvas: an iPad's canvas is larger than what it
  /// shows. Accessories have the shape of their family.
  package func cornerRadius(
    _ family: WidgetFamily, at placement: Placement? = nil, os: SystemVersion
  ) -> CGFloat {
    guard let size = sizes[family] else { return 0 }
    switch family {
    case .accessoryCircular: return size.width / 2
    case .accessoryRectangular where placement != .complication:
      return watch?.smartStackCornerRadius ?? 0
    case .accessoryRectangular, .accessoryInline, .accessoryCorner: return 0
    default:
      let widgets = design(os).widgets
      let radius = platform == .iPadOS ? widgets.tabletCornerRadius : widgets.cornerRadius
      guard let shown = shownSizes[family] else { return radius }
      return radius * size.width / shown.width
    }
  }

  /// The design of the device's system where iOS has this version.
  package func design(_ os: SystemVersion) -> SystemDesign {
    switch platform {
    // visionOS has no figures of controls of its own here.
    case .iOS, .iPadOS, .visionOS: os.design(on: .iOS)
    case .watchOS: os.design(on: .watchOS)
    case .macOS: os.design(on: .macOS)
    }
  }

  /// The name in a file's path: `iPhone-SE-3`.
  package var slug: String {
    var text = name
    for (ordinal, digit) in [("1st", "1"), ("2nd", "2"), ("3rd", "3"), ("6th", "6")] {
      text = text.replacing("(\(ordinal) generation)", with: digit)
    }
    return text.filter { !"(),".contains($0) }.replacing(" ", with: "-")
  }
}

/// A Live Activity on the Lock Screen.
package struct ActivityBanner: Sendable, Equatable {
  /// Points.
  package let width: CGFloat
  /// False where Apple lists no width for the device.
  package let isPublished: Bool
  /// Points. Apple publishes none; assumed.
  package let cornerRadius: CGFloat = 24

  static func published(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isPublished: true)
  }
  static func assumed(_ width: CGFloat) -> ActivityBanner {
    ActivityBanner(width: width, isPublished: false)
  }
}

/// The sizes of controls, in points.
package struct ControlSizes: Sendable, Equatable {
  /// Control Center: the symbol alone, one wide, two high and wide.
  package let small: CGSize
  package let medium: CGSize
  package let large: CGSize
  /// At the Lock Screen's lower edge.
  package let lockScreen: CGSize

  /// The sizes on every phone and tablet. Apple publishes none; assumed.
  static let standard = ControlSizes(
    small: CGSize(width: 70, height: 70), medium: CGSize(width: 156, height: 70),
    large: CGSize(width: 156, height: 156), lockScreen: CGSize(width: 50, height: 50))
}
