import WidgetKitCore

/// Devices that differ only in their names: one row of ``DeviceTable``.
struct DeviceClass: Sendable {
  /// Width and height, in points.
  typealias Size = (Double, Double)

  let names: [String]
  let platform: Device.Platform
  let screen: Size?
  /// Pixels per point.
  let scale: Double
  let sizes: [WidgetFamily: Size]
  let shownAt: [WidgetFamily: Size]
  let assumed: Set<WidgetFamily>
  let activityBanner: ActivityBanner?
  let island: IslandMetrics?
  let controls: ControlSizes?
  let watch: WatchMetrics?

  /// A row with the figures that all phones share as defaults.
  static func phones(
    _ names: [String], screen: Size, scale: Double = 3, sizes: [WidgetFamily: Size],
    assumed: Set<WidgetFamily> = [],
    activityBanner: ActivityBanner, island: IslandMetrics? = nil,
    controls: ControlSizes = .standard
  ) -> DeviceClass {
    DeviceClass(
      names: names, platform: .iOS, screen: screen, scale: scale, sizes: sizes, shownAt: [:],
      assumed: assumed, activityBanner: activityBanner,
      island: island, controls: controls, watch: nil)
  }

  /// A row with the figures that all tablets share as defaults.
  static func tablets(
    _ names: [String], screen: Size, scale: Double = 2, sizes: [WidgetFamily: Size],
    shownAt: [WidgetFamily: Size] = [:],
    activityBanner: ActivityBanner, controls: ControlSizes = .standard
  ) -> DeviceClass {
    DeviceClass(
      names: names, platform: .iPadOS, screen: screen, scale: scale, sizes: sizes,
      shownAt: shownAt, assumed: [],
      activityBanner: activityBanner, island: nil, controls: controls, watch: nil)
  }

  /// A row of watches, whose families follow from the Smart Stack and the complications.
  ///
  /// - Parameters:
  ///   - screen: the resolution at two pixels per point.
  ///   - smartStack: the size of a rectangular widget in the Smart Stack. An inline complication is
  ///     as wide: the length of its line isn't published.
  static func watches(
    _ names: [String], screen: Size, scale: Double = 2, smartStack: Size,
    complications metrics: WatchMetrics,
    assumed: Set<WidgetFamily> = [.accessoryCorner, .accessoryInline]
  ) -> DeviceClass {
    var metrics = metrics
    metrics.screen = CGSize(width: screen.0, height: screen.1)
    let circle = Double(metrics.circular), corner = Double(metrics.cornerCanvas)
    return DeviceClass(
      names: names, platform: .watchOS, screen: screen, scale: scale,
      sizes: [
        .accessoryRectangular: smartStack, .accessoryCircular: (circle, circle),
        .accessoryCorner: (corner, corner),
        .accessoryInline: (smartStack.0, Double(metrics.inline)),
      ],
      shownAt: [:], assumed: assumed, activityBanner: nil, island: nil,
      controls: nil, watch: metrics)
  }

  /// A row of Macs.
  static func macs(
    _ names: [String], scale: Double = 2, sizes: [WidgetFamily: Size],
    assumed: Set<WidgetFamily>
  ) -> DeviceClass {
    DeviceClass(
      names: names, platform: .macOS, screen: nil, scale: scale, sizes: sizes, shownAt: [:],
      assumed: assumed, activityBanner: nil, island: nil,
      controls: nil, watch: nil)
  }

  /// A row of headsets.
  static func headsets(
    _ names: [String], scale: Double = 2, sizes: [WidgetFamily: Size]
  ) -> DeviceClass {
    DeviceClass(
      names: names, platform: .visionOS, screen: nil, scale: scale, sizes: sizes, shownAt: [:],
      assumed: [], activityBanner: nil, island: nil,
      controls: nil, watch: nil)
  }

  var devices: [Device] {
    func size(_ pair: Size) -> CGSize { CGSize(width: pair.0, height: pair.1) }
    return names.map { name in
      Device(
        name: name, platform: platform, screen: screen.map(size), scale: scale,
        sizes: sizes.mapValues(size), shownSizes: shownAt.mapValues(size), assumed: assumed,
        activityBanner: activityBanner, island: island,
        controls: controls, watch: watch)
    }
  }
}
