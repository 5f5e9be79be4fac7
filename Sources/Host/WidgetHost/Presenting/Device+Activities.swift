import WidgetKitCore

extension Device {
  /// nil for a device without a Dynamic Island. Source: the Human Interface Guidelines, Live
  /// Activities, Specifications (edition of December 2025), by the devices listed there: those with
  /// 420, 430 and 440 points across have the wide one, those with 393 and 402 the narrow one.
  package var island: IslandMetrics? {
    guard platform == .iOS, let screen else { return nil }
    switch screen.width {
    case 420, 430, 440: return .wide
    case 393, 402: return .narrow
    default: return nil
    }
  }

  /// nil where the device doesn't have it.
  package func canvas(_ presentation: Presentation) -> Canvas? {
    switch presentation {
    case .activityLockScreen: return lockScreenActivity
    case .dynamicIslandCompact:
      return island.map { Canvas(CGSize(width: $0.compactWidth, height: IslandMetrics.height)) }
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
    default: return controlCanvas(presentation)
    }
  }

  /// Widths by the guidelines' tables: 408 on 430 points, 371 on 393; 500 on the largest iPads, 425
  /// on others. Phones that aren't listed are assumed to leave the same 11 points at each side.
  private var lockScreenActivity: Canvas? {
    guard let screen, platform == .iOS || platform == .iPadOS else { return nil }
    func canvas(_ width: CGFloat, _ assumption: String?) -> Canvas {
      Canvas(
        width: width...width, height: IslandMetrics.heights, cornerRadius: 24,
        assumption: assumption)
    }
    if platform == .iPadOS {
      let longer = max(screen.width, screen.height)
      let listed: [CGFloat] = [1366, 1194, 1012, 1080, 1024]
      return canvas(
        longer >= 1366 ? 500 : 425,
        listed.contains(longer)
          ? nil
          : "The width of a Live Activity on \(name) isn't published; that of the nearest "
            + "iPad is used.")
    }
    switch screen.width {
    case 430: return canvas(408, nil)
    case 393: return canvas(371, nil)
    default:
      return canvas(
        screen.width - 22,
        "The width of a Live Activity on \(name) isn't published; as on the published ones, 11 pt "
          + "are left at each side.")
    }
  }

  /// The Smart Stack's rectangle, as the guidelines have it for Live Activities; beside a phone lies
  /// a watch with 45 mm.
  private var smallActivity: Canvas? {
    if platform == .watchOS {
      return sizes[.accessoryRectangular].map { Canvas($0, cornerRadius: 16) }
    }
    guard platform != .macOS,
      let size = DeviceTable.device(named: "Apple Watch 45mm")?.sizes[.accessoryRectangular]
    else { return nil }
    return Canvas(size, cornerRadius: 16)
  }
}
