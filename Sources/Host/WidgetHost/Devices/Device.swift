import SystemDesigns
import WidgetKitCore

/// A device: its measures that the drawing of a widget, a Live Activity or a control depends on.
package struct Device: Sendable, Equatable {
  package enum Platform: String, Sendable, Codable {
    case iOS, iPadOS, watchOS, macOS, visionOS
  }

  /// The name, as `--device` accepts it: `iPhone 16`.
  package let name: String
  package let platform: Platform
  /// The screen's size in portrait, in points; nil where no frame depends on it (Mac, Apple Vision Pro).
  package let screen: CGSize?
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The size, in points, at which a widget of each family is laid out. A family that isn't listed isn't offered.
  package private(set) var sizes: [WidgetFamily: CGSize]
  /// The size, in points, at which the Home Screen shows a widget, for families where it is smaller than the layout.
  package let shownSizes: [WidgetFamily: CGSize]
  /// The families whose size Apple doesn't publish; it is the size on the device with the most similar screen.
  package private(set) var assumed: Set<WidgetFamily>
  /// The margin, in points, on each side of a widget's content on the Home Screen and in the Today View; nil for the
  /// placement's own.
  package private(set) var homeMargin: CGFloat? = nil
  /// The Lock Screen's Live Activity; nil for a device without one.
  package private(set) var activityBanner: ActivityBanner?
  /// The Dynamic Island; nil for a device without one.
  package let island: IslandMetrics?
  /// The sizes of controls; nil for a device without Control Center's widgets.
  package let controls: ControlSizes?
  /// The measures of a watch; nil for every other device.
  package let watch: WatchMetrics?

  /// The families that the device offers, in Apple's order.
  package var families: [WidgetFamily] { WidgetFamily.allCases.filter { sizes[$0] != nil } }

  /// The same device with the figures that its screen has in a version of iOS.
  package func running(_ os: SystemVersion) -> Device {
    guard let figures = design(os).widgets.screens.first(where: { $0.screen == screen })
    else { return self }
    var device = self
    if let widgets = figures.widgets {
      let sizes: [WidgetFamily: CGSize] = [
        .systemSmall: widgets.small, .systemMedium: widgets.medium, .systemLarge: widgets.large,
      ]
      device.sizes.merge(sizes) { _, measured in measured }
      device.assumed.subtract(sizes.keys)
      device.homeMargin = widgets.margin
    }
    if let activity = figures.activity {
      device.activityBanner = ActivityBanner(activity)
    }
    return device
  }

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

  /// The design of the device's operating system that was released together with this version of iOS.
  package func design(_ os: SystemVersion) -> SystemDesign {
    switch platform {
    // There is no design of visionOS; its widgets have the controls of iOS.
    case .iOS, .iPadOS, .visionOS: os.design(on: .iOS)
    case .watchOS: os.design(on: .watchOS)
    case .macOS: os.design(on: .macOS)
    }
  }

  /// The name in a file's path: `iPhone-SE-3`.
  package var slug: String {
    name.replacing(/\(([0-9]+)(?:st|nd|rd|th) generation\)/) { $0.1 }
      .filter { !"(),".contains($0) }.replacing(" ", with: "-")
  }
}
