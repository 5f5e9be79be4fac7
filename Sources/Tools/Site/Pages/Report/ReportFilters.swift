/// The filters of a report's page, with the number of frames of each value.
struct ReportFilters {
  private var counts: [String: [String: Int]] = [:]

  mutating func add(_ frame: ReportFrame) {
    for (key, value) in frame.traits { counts[key, default: [:]][value, default: 0] += 1 }
  }

  /// Those with a choice, as rows of chips; the status's is another, for it is always there.
  var rows: [FilterGroup] {
    ReportTrait.all.dropFirst().map(row).filter { $0.chips.count > 1 }
  }

  var status: FilterGroup { row(ReportTrait.all[0]) }

  private func row(_ trait: ReportTrait) -> FilterGroup {
    let found = counts[trait.key] ?? [:]
    let values =
      trait.order.filter { found[$0] != nil }
      + found.keys.filter { !trait.order.contains($0) }.sorted()
    return FilterGroup(
      trait.key, trait.label, values, named: trait.named, counted: { found[$0] })
  }
}
