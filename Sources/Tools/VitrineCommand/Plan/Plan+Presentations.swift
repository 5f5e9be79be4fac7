import WidgetHost

/// Live Activities and controls: they have presentations where widgets have families.
extension Plan {
  mutating func addPresentations(
    _ product: DescribedProduct, _ surface: WidgetSummary, _ options: Options, _ output: OutputSpec
  ) {
    guard options.phases.contains(.preview) else {
      skip(product, surface, named: nil, "its sample states are not asked for by --phase")
      return
    }
    guard hasStates(surface, options) else {
      skip(
        product, surface, named: nil,
        "it has no sample states: write #Preview(as: .content, using: …) { … } contentStates: { … }"
          + " or give --activity FILE")
      return
    }
    let supported = (surface.supportedFamilies ?? []).compactMap { Presentation(rawValue: $0) }
    for setting in Self.settings(options) {
      guard let device = DeviceTable.device(named: setting.device) else { continue }
      for presentation in supported {
        let name = presentation.rawValue
        guard options.presentations?.contains(presentation) ?? true else {
          skip(product, surface, named: name, "not asked for by --family")
          continue
        }
        guard device.canvas(presentation) != nil else {
          skip(product, surface, named: name, "\(device.name) has no \(name)")
          continue
        }
        units.append(
          (
            product.executable,
            FrameUnit(
              product: product.executable.name, kind: surface.kind, family: name,
              setting: setting, looks: Self.looks(presentation, options), phases: [.preview],
              output: output, providerTimeout: options.providerTimeout,
              frameTimeout: options.frameTimeout, world: options.world)
          ))
      }
    }
  }

  /// Files with states of an activity that no product has would be passed over in silence.
  static func checkActivities(_ products: [DescribedProduct], _ options: Options) throws {
    let known = products.flatMap(\.widgets).filter { $0.surface == .liveActivity }.map(\.kind)
    for file in options.world.activityFiles {
      let activity = try ActivityFixture(contentsOf: file).activity
      guard known.contains(activity) else {
        throw UsageError.unknown("Live Activity", activity, among: known)
      }
    }
  }

  private func hasStates(_ surface: WidgetSummary, _ options: Options) -> Bool {
    if surface.surface == .control || surface.states?.isEmpty == false { return true }
    return options.world.activityFiles.contains {
      (try? ActivityFixture(contentsOf: $0))?.activity == surface.kind
    }
  }

  /// Places of widgets, and their configurations, say nothing here.
  private static func settings(_ options: Options) -> [Setting] {
    distinct(
      options.settings.map { setting in
        var setting = setting
        setting.placement = nil
        setting.configuration = nil
        return setting
      })
  }

  /// What is dark in both appearances is drawn in one.
  private static func looks(_ presentation: Presentation, _ options: Options) -> [Look] {
    let looks = distinct(
      options.looks.map { look in
        var look = look
        look.rendering = nil
        look.tint = nil
        return look
      })
    guard presentation.isAlwaysDark else { return looks }
    return looks.filter { look in
      var light = look
      light.appearance = .light
      return look == light || !looks.contains(light)
    }
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
