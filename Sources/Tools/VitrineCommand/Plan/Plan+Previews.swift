import WidgetHost

extension Plan {
  /// A product's previews are one unit: which there are, only their source says. A preview says itself
  /// where it stands, so places and configurations don't count.
  mutating func addPreviews(
    of product: DescribedProduct, _ options: Options, _ output: OutputSpec
  ) {
    var seen: Set<Setting> = []
    for setting in options.settings {
      var setting = setting
      setting.placement = nil
      setting.configuration = nil
      guard seen.insert(setting).inserted else { continue }
      var unit = FrameUnit(
        product: product.executable.name, kind: "", family: "", setting: setting,
        looks: options.looks, phases: [.preview], output: output,
        providerTimeout: options.providerTimeout, frameTimeout: options.frameTimeout,
        memoryLimit: options.memoryLimit, world: options.world)
      unit.previewKinds = options.kinds
      unit.previewFamilies = options.families?.map(\.description)
      units.append((product.executable, unit))
    }
  }
}
