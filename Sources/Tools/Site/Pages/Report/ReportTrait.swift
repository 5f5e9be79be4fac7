import Goldens

/// A property of frames that a report's page filters by.
struct ReportTrait: Sendable {
  /// The name in the page's address and in its data.
  let key: String
  let label: String
  /// The values that come first, in this order; others follow by name.
  var order: [String] = []
  var named: @Sendable (String) -> String = { $0 }
  /// The value of a frame; nil or empty where nothing is known.
  let value: @Sendable (VerifyReport.Entry) -> String?

  /// All of them. The first is the status, whose chips the page shows by themselves.
  static let all: [ReportTrait] =
    [
      ReportTrait(
        key: "status", label: "Status",
        order: ["failed", "unreadable", "changed", "new", "missing", "orphaned"]
      ) { $0.status.rawValue },
      ReportTrait(key: "product", label: "Product", value: \.product),
      ReportTrait(key: "kind", label: "Widget", value: \.kind),
      ReportTrait(
        key: "family", label: "Family", order: Labels.familyOrder, named: Labels.family,
        value: \.family),
      ReportTrait(
        key: "phase", label: "Phase", order: Labels.phaseOrder, named: Labels.capitalized
      ) { Labels.phaseGroup($0.phase) },
      ReportTrait(key: "device", label: "Device", value: \.device),
    ] + VariantDimension.all.map(ReportTrait.init)

  /// - Returns: the values of a frame by the keys.
  static func values(of entry: VerifyReport.Entry) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: all.compactMap { trait in
        trait.value(entry).flatMap { $0.isEmpty ? nil : (trait.key, $0) }
      })
  }
}

extension ReportTrait {
  /// A dimension, which is unknown of a golden without a frame.
  private init(_ dimension: VariantDimension) {
    self.init(key: dimension.key, label: dimension.label, order: [dimension.standard]) { entry in
      entry.kind.isEmpty ? nil : entry.variant[dimension.key] ?? dimension.standard
    }
  }
}
