import WidgetHost

/// The batches of Live Activities and controls, which have presentations where widgets have families.
extension Plan {
  mutating func addPresentations(_ product: DescribedProduct, _ surface: WidgetSummary) {
    guard request.phases.contains(.preview) else {
      skip(product, surface, named: nil, "its sample states are not asked for by --phase")
      return
    }
    guard hasStates(surface) else {
      skip(
        product, surface, named: nil,
        "it has no sample states, and none can be made of its types: write #Preview(as: .content, using: …) { … } contentStates: { … }"
          + " or give --activity FILE")
      return
    }
    let supported = (surface.supportedFamilies ?? []).compactMap { Presentation(rawValue: $0) }
    for setting in request.dimensions.settingsWithoutPlacement {
      guard let device = DeviceTable.device(named: setting.device) else { continue }
      for presentation in supported {
        let name = presentation.rawValue
        guard request.presentations?.contains(presentation) ?? true else {
          skip(product, surface, named: name, "not asked for by --family")
          continue
        }
        guard device.canvas(presentation) != nil else {
          skip(product, surface, named: name, "\(device.name) has no \(name)")
          continue
        }
        append(
          product,
          batch(
            product, surface.kind, name, setting, request.dimensions.styles(of: presentation),
            [.preview]))
      }
    }
  }

  private func hasStates(_ surface: WidgetSummary) -> Bool {
    if surface.surface == .control || surface.states?.isEmpty == false { return true }
    return request.world.activityFiles.contains {
      (try? ActivityFixture(contentsOf: $0))?.activity == surface.kind
    }
  }
}
