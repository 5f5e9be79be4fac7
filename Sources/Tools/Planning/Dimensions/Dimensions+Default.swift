import SystemDesigns
import WidgetHost
import WidgetKitCore

// The default matrix: every combination of what is asked for.
extension Dimensions {
  /// The settings of all frames, in order. Where placements are named but no device, each placement is its
  /// own device's.
  package var settings: [Setting] {
    let placed = placed.map { device, placement in
      var setting = base
      setting.device = device
      setting.placement = placement
      return Variation(setting: setting)
    }
    return Variation.product(placed, changes([.locale, .system, .configuration])).map(\.setting)
  }

  /// The same for a product that belongs on another device than the standard one, as a watch's, where none is named.
  func settings(of product: ProductExecutable) -> [Setting] {
    guard let device = product.device, devices == nil, placements == nil else { return settings }
    return settings.map { setting in
      var setting = setting
      setting.device = device
      return setting
    }
  }

  private var placed: [(device: String, placement: Placement?)] {
    let named = devices?.map(\.name)
    switch placements {
    case nil: return (named ?? [DeviceTable.standard]).map { ($0, nil) }
    case .all:
      return (named ?? Self.ofEachPlatform).flatMap { device in
        Placement.allCases.map { (device, $0) }
      }
    case .these(let placements):
      return placements.flatMap { placement in
        (named ?? placement.standardDevices).map { ($0, placement) }
      }
    }
  }

  /// The looks of frames whose placements have their own rendering mode, or the ones asked for.
  package var styles: [FrameStyle] { styles(modes: namedModes) }

  package func styles(modes: [FrameStyle.Rendering?]) -> [FrameStyle] {
    var start = Variation(setting: base)
    start.style.scale = scale
    let modes = modes.map { mode -> Variation.Change in { $0.style.rendering = mode } }
    return Variation.product(
      [start],
      changes([.typeSize, .contrast, .direction]) + [modes]
        + changes([.tint, .luminance, .lock, .detail, .appearance])
    ).map(\.style)
  }

  private func changes(_ dimensions: [MatrixDimension]) -> [[Variation.Change]] {
    dimensions.map { $0.changes(self, false) }
  }

  /// The styles of the frames in one placement.
  package func styles(
    at placement: Placement, family: WidgetFamily, on device: Device, os: SystemVersion
  ) -> [FrameStyle] {
    var styles = self.styles
    if renderings == .all {
      styles = self.styles(
        modes: placement.renderingModes(for: family, on: device, os: os)
          .map { FrameStyle.Rendering(rawValue: $0.description) })
    }
    // Of all placements those that are always dark are drawn once.
    guard placements == .all, appearances == nil else { return styles }
    return styles.filter { style in
      let mode =
        style.rendering.flatMap { WidgetRenderingMode(name: $0.rawValue) }
        ?? placement.renderingMode(for: family)
      return style.appearance == .light || !placement.isDark(in: mode, on: device, os: os)
    }
  }

  /// Whether a widget of a family can be shown with a setting.
  package enum Availability: Sendable {
    case available(styles: [FrameStyle])
    /// - Parameter reason: nil where nothing was asked for by name, so that no reason is given.
    case unavailable(reason: String?)
  }

  package func availability(
    of family: WidgetFamily, with setting: Setting, on device: Device
  ) -> Availability {
    let placement = setting.placement ?? .standard(for: family, on: device)
    func unavailable(_ reason: String) -> Availability {
      .unavailable(reason: placements == .all ? nil : reason)
    }
    guard device.size(family, at: setting.placement) != nil else {
      return unavailable("\(device.name) has no \(family)")
    }
    if let placement = setting.placement, !placement.takes(family, on: device) {
      return unavailable("\(placement) of \(device.name) takes no \(family)")
    }
    guard placement.isOffered(in: setting.os) else {
      let first = placement.firstVersion.map(\.description) ?? "a later version"
      return unavailable("\(placement) shows widgets from iOS \(first) on")
    }
    return .available(styles: styles(at: placement, family: family, on: device, os: setting.os))
  }
}
