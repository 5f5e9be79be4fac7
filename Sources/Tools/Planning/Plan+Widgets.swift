import WidgetHost
import WidgetKitCore

/// The batches of widgets.
extension Plan {
  mutating func addWidget(_ product: DescribedProduct, _ widget: WidgetSummary) {
    guard request.dimensions.kind == .default else {
      addWide(product, widget)
      return
    }
    for setting in request.dimensions.settings(of: product.executable) {
      for setting in recommended(setting, product, widget) {
        add(product, widget, setting)
      }
    }
  }

  /// A setting for each configuration that the provider recommends, where all are asked for.
  private mutating func recommended(
    _ setting: Setting, _ product: DescribedProduct, _ widget: WidgetSummary
  ) -> [Setting] {
    guard let wanted = setting.configuration, wanted.isRecommended, wanted.name.isEmpty else {
      return [setting]
    }
    if widget.recommendations.isEmpty {
      skip(product, widget, named: nil, "its provider recommends no configurations")
    }
    return widget.recommendations.map { name in
      var setting = setting
      setting.configuration = Configuration(name: name, values: [:], isRecommended: true)
      return setting
    }
  }

  private mutating func add(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ setting: Setting
  ) {
    guard let device = DeviceTable.device(named: setting.device) else { return }
    let setting = mounted(setting, widget, on: device)
    for family in families(of: product, widget, on: [device]) {
      if let reason = refusal(of: setting.placement, widget) {
        skip(product, widget, named: family.description, reason)
        continue
      }
      switch request.dimensions.availability(of: family, with: setting, on: device) {
      case .available(let styles): append(product, widget, family, setting, styles)
      case .unavailable(let reason):
        if let reason { skip(product, widget, named: family.description, reason) }
      }
    }
  }

  /// The setting with the mounting style of a widget that can't be elevated, which it usually would be.
  private func mounted(_ setting: Setting, _ widget: WidgetSummary, on device: Device) -> Setting {
    guard setting.placement == nil, device.platform == .visionOS,
      refusal(of: .elevated, widget) != nil
    else { return setting }
    var setting = setting
    setting.placement = .recessed
    return setting
  }

  /// The reason why the widget isn't shown in a mounting style; nil where it is.
  private func refusal(of placement: Placement?, _ widget: WidgetSummary) -> String? {
    guard let placement, [.elevated, .recessed].contains(placement),
      let styles = widget.mountingStyles, !styles.contains(placement.rawValue)
    else { return nil }
    return "its supportedMountingStyles leave out \(placement)"
  }

  private mutating func addWide(_ product: DescribedProduct, _ widget: WidgetSummary) {
    let devices = request.dimensions.devices ?? DeviceTable.all
    for family in families(of: product, widget, on: devices) {
      let cases = request.dimensions.cases(family)
      if cases.isEmpty {
        skip(
          product, widget, named: family.description,
          "none of the devices and placements asked for has it")
      }
      for (setting, styles) in cases where refusal(of: setting.placement, widget) == nil {
        for setting in recommended(setting, product, widget) {
          append(product, widget, family, setting, styles)
        }
      }
    }
  }

  /// The families that are asked for and supported; the others are skipped with a reason.
  private mutating func families(
    of product: DescribedProduct, _ widget: WidgetSummary, on devices: [Device]
  ) -> [WidgetFamily] {
    let supported =
      widget.supportedFamilies.map { $0.compactMap { WidgetFamily(name: $0) } }
      ?? devices.flatMap(\.families)
    return WidgetFamily.allCases.filter { family in
      let isWanted = request.families?.contains(family) ?? supported.contains(family)
      guard supported.contains(family) else {
        if isWanted {
          skip(product, widget, named: family.description, "the widget doesn't support it")
        }
        return false
      }
      if !isWanted {
        skip(product, widget, named: family.description, "not asked for by --family")
      }
      return isWanted
    }
  }

  private mutating func append(
    _ product: DescribedProduct, _ widget: WidgetSummary, _ family: WidgetFamily,
    _ setting: Setting, _ styles: [FrameStyle]
  ) {
    append(
      product,
      batch(
        product, widget.kind, family.description, setting, styles,
        request.phases.filter { $0 != .preview }))
  }
}
