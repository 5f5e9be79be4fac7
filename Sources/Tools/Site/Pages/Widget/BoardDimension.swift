/// A dimension in which the boards of a widget's page may differ: the value of a frame, and its words.
struct BoardDimension {
  /// The name in the page's address.
  let key: String
  let label: String
  let value: (Gallery.Frame) -> String
  let name: (String) -> String
  /// The value of a frame for which nothing was asked; nil for none.
  let standard: String?
  /// The values that the widget's frames have, in the order of the page.
  let values: [String]

  /// Those of a widget: the family always, the placement and the rendering where frames were asked for by placement, and
  /// everything else in which its frames differ.
  static func all(of frames: [Gallery.Frame]) -> [BoardDimension] {
    var all = [
      dimension(
        "family", "Family", frames, { $0.family }, order: Labels.familyOrder, name: Labels.family)
    ]
    if frames.contains(where: { $0.variant.placement != nil }) {
      all.insert(
        dimension(
          "placement", "Placement", frames, { $0.placement }, order: Labels.placementOrder,
          name: Labels.placement), at: 0)
      all.append(
        dimension(
          "rendering", "Rendering", frames, { $0.rendering }, order: Labels.renderingOrder,
          name: Labels.rendering))
    }
    let devices = dimension("device", "Device", frames, { $0.device }, order: [], name: { $0 })
    if devices.values.count > 1 { all.append(devices) }
    return all
      + VariantDimension.filters(of: frames).map { variant in
        dimension(
          variant.key, variant.label, frames, { variant.filtered($0.variant) },
          order: [variant.standard], standard: variant.standard, name: variant.chip)
      }
  }

  private static func dimension(
    _ key: String, _ label: String, _ frames: [Gallery.Frame],
    _ value: @escaping (Gallery.Frame) -> String, order: [String], standard: String? = nil,
    name: @escaping (String) -> String
  ) -> BoardDimension {
    BoardDimension(
      key: key, label: label, value: value, name: name, standard: standard,
      values: frames.grouped(by: value).map(\.key).sorted(along: order) { $0 })
  }
}
