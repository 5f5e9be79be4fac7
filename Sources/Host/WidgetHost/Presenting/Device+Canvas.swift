import WidgetKitCore

extension Device {
  /// The canvas of a presentation; nil where the device doesn't have it.
  package func canvas(_ presentation: Presentation) -> Canvas? {
    switch presentation {
    case .activityLockScreen: return activityBanner.map(bannerCanvas)
    case .dynamicIslandCompact:
      return island.map {
        Canvas(
          width: $0.compactWidth...$0.mostCompactWidth,
          height: IslandMetrics.height...IslandMetrics.height)
      }
    case .dynamicIslandMinimal:
      return island.map { _ in
        Canvas(
          width: IslandMetrics.minimalWidths, height: IslandMetrics.height...IslandMetrics.height)
      }
    case .dynamicIslandExpanded:
      return island.map {
        Canvas(width: $0.expandedWidth...$0.expandedWidth, height: IslandMetrics.heights)
      }
    case .activitySmall: return smallActivity
    case .controlSmall: return controls.map { controlCanvas(presentation, $0.small) }
    case .controlMedium: return controls.map { controlCanvas(presentation, $0.medium) }
    case .controlLarge: return controls.map { controlCanvas(presentation, $0.large) }
    case .controlLockScreen: return controls.map { controlCanvas(presentation, $0.lockScreen) }
    }
  }

  private func bannerCanvas(_ banner: ActivityBanner) -> Canvas {
    let assumption =
      platform == .iPadOS
      ? "that of the nearest iPad is used."
      : "as on the published ones, 11 pt are left at each side."
    return Canvas(
      width: banner.width...banner.width, height: banner.heights,
      cornerRadius: banner.cornerRadius,
      assumption: !banner.isAssumed
        ? nil : "The width of a Live Activity on \(name) isn't published; \(assumption)")
  }

  /// A card in the Smart Stack of the watch, or of the watch that is paired with the phone: the Human
  /// Interface Guidelines have one size for widgets and Live Activities.
  private var smallActivity: Canvas? {
    guard platform != .macOS, platform != .visionOS,
      let device = watch == nil ? DeviceTable.device(named: DeviceTable.standardWatch) : self,
      let watch = device.watch, let size = device.sizes[.accessoryRectangular]
    else { return nil }
    return Canvas(size, cornerRadius: watch.smartStackCornerRadius)
  }

  private func controlCanvas(_ control: Presentation, _ size: CGSize) -> Canvas {
    Canvas(
      size,
      assumption: "Apple publishes no sizes of controls: \(control.rawValue) is drawn at "
        + "\(PathPart.number(size.width)) × \(PathPart.number(size.height)) pt, on a background "
        + "that is assumed too.")
  }
}
