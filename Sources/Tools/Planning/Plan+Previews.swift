import WidgetHost

/// The batches of `#Preview`s.
extension Plan {
  /// A product's previews are one batch, since only their source has a list of them. A preview states its
  /// own placement, so placements and configurations don't count. One that the device can't show is a failure where the
  /// device was asked for, else it is skipped: a widget's previews of all its families include an iPad's.
  mutating func addPreviews(of product: DescribedProduct) {
    for setting in request.dimensions.settingsWithoutPlacement {
      var batch = batch(product, "", "", setting, request.dimensions.styles, [.preview])
      batch.previewKinds = request.kinds
      batch.skipsUnfitPreviews = request.dimensions.devices == nil
      if request.families != nil || request.presentations != nil {
        batch.previewFamilies =
          (request.families ?? []).map(\.description)
          + (request.presentations ?? []).map(\.rawValue)
      }
      append(product, batch)
    }
  }
}
