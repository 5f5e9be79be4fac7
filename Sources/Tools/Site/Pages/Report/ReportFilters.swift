import Goldens

/// The filters of a report's page.
enum ReportFilters {
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
  static func rows(of frames: [ReportFrame]) -> [FilterGroup] {
    func values(_ key: String, order: [String] = []) -> [String] {
      let found = Set(frames.compactMap { $0.traits[key] })
      return order.filter(found.contains) + found.subtracting(order).sorted()
    }
    func row(
      _ key: String, _ label: String, order: [String] = [],
      named name: (String) -> String = { $0 }
    ) -> FilterGroup {
      FilterGroup(
        key, label, values(key, order: order), named: name,
        counted: { value in frames.count { $0.traits[key] == value } })
    }
    let rows =
      [
        row("product", "Product"), row("kind", "Widget"),
        row("family", "Family", order: Labels.familyOrder, named: Labels.family),
        row("phase", "Phase", order: Labels.phaseOrder, named: Labels.capitalized),
        row("device", "Device"),
      ] + VariantDimension.all.map { row($0.key, $0.label, order: [$0.standard]) }
    return rows.filter { $0.chips.count > 1 }
  }

  static func status(of frames: [ReportFrame]) -> FilterGroup {
    let found = Set(frames.map(\.status))
    let order = ["failed", "unreadable", "changed", "new", "missing", "orphaned"].filter(
      found.contains)
    return FilterGroup(
      "status", "Status", order, counted: { value in frames.count { $0.status == value } })
  }
}
