import Goldens

/// The filters of a report's page, with the number of frames of each value.
struct ReportFilters {
  private var counts: [String: [String: Int]] = [:]

  mutating func add(_ frame: ReportFrame) {
    for (key, value) in frame.traits { counts[key, default: [:]][value, default: 0] += 1 }
  }

  static func traits(of entry: VerifyReport.Entry) -> [String: String] {
    var traits = [
      "status": entry.status.rawValue, "product": entry.product, "kind": entry.kind,
      "family": entry.family, "device": entry.device, "phase": Labels.phaseGroup(entry.phase),
    ]
    // Of a golden alone nothing more is known.
    guard !entry.kind.isEmpty else { return traits.filter { !$0.value.isEmpty } }
    for dimension in VariantDimension.all {
      traits[dimension.key] = entry.variant[dimension.key] ?? dimension.standard
    }
    return traits.filter { !$0.value.isEmpty }
  }

  /// Those with a choice, as rows of chips; the status's is another, for it is always there.
  var rows: [FilterGroup] {
    let rows =
      [
        row("product", "Product"), row("kind", "Widget"),
        row("family", "Family", order: Labels.familyOrder, named: Labels.family),
        row("phase", "Phase", order: Labels.phaseOrder, named: Labels.capitalized),
        row("device", "Device"),
      ] + VariantDimension.all.map { row($0.key, $0.label, order: [$0.standard]) }
    return rows.filter { $0.chips.count > 1 }
  }

  var status: FilterGroup {
    row(
      "status", "Status", order: ["failed", "unreadable", "changed", "new", "missing", "orphaned"])
  }

  private func row(
    _ key: String, _ label: String, order: [String] = [],
    named name: (String) -> String = { $0 }
  ) -> FilterGroup {
    let found = counts[key] ?? [:]
    let values =
      order.filter { found[$0] != nil } + found.keys.filter { !order.contains($0) }.sorted()
    return FilterGroup(key, label, values, named: name, counted: { found[$0] })
  }
}
