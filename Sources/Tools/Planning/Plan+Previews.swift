import WidgetHost

/// The units of `#Preview`s.
extension Plan {
  /// A product's previews are one unit, since only their source has a list of them. A preview states its
  /// own placement, so placements and configurations don't count.
  mutating func addPreviews(of product: DescribedProduct) {
    for setting in request.dimensions.settingsWithoutPlacement {
      var unit = unit(product, "", "", setting, request.dimensions.styles, [.preview])
      unit.previewKinds = request.kinds
      unit.previewFamilies = request.families?.map(\.description)
      append(product, unit)
    }
  }
}
