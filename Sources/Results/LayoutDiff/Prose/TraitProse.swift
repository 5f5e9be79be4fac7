import DisplayList

/// Differences of traits in English.
struct TraitProse {
  let definition: TraitDefinition

  init(_ id: TraitID) { definition = id.definition }

  /// `width 40 → 44 pt, alignment center → leading`; a single field only by its values.
  func change(_ from: TraitValues, _ to: TraitValues) -> String {
    if let values = uniform(from, to) { return values }
    return grouped(to.fields, nameless: [.value, .axes, .shape]) { field in
      text(
        from[field] ?? definition[field].standard, to[field] ?? definition[field].standard, field)
    }
  }

  /// `width 40 pt, alignment leading`.
  func list(_ values: TraitValues) -> String {
    if let x = values["x"], definition.id == .scale, x == values["y"] { return x.text }
    return grouped(values.fields, nameless: [.value, .axes, .shape, .color]) {
      text(values[$0] ?? "", $0)
    }
  }

  /// `1.2`, where both sides of a scale are equal.
  private func uniform(_ from: TraitValues, _ to: TraitValues) -> String? {
    guard definition.id == .scale, let a = from["x"], let b = to["x"], a == from["y"], b == to["y"]
    else { return nil }
    return "\(a.text) → \(b.text)"
  }

  /// `40 → 44 pt`, `6 pt → default`.
  func text(_ from: TraitValue, _ to: TraitValue, _ field: TraitField) -> String {
    let isMeasured = isMeasured(to)
    return (isMeasured && definition[field].unit != .degrees ? from.text : text(from, field))
      + " → " + text(to, field)
  }

  func text(_ value: TraitValue, _ field: TraitField) -> String {
    switch definition[field].unit {
    case .points where isMeasured(value): value.text + " pt"
    case .degrees where isMeasured(value): value.text + "°"
    default: value.text
    }
  }

  /// A finite number, or a size as `4 × 8`.
  private func isMeasured(_ value: TraitValue) -> Bool {
    value.number?.isFinite ?? (value.word?.contains(" × ") ?? false)
  }

  /// Colors and shapes first, then lengths across, then down, alignments last.
  private func ordered(_ fields: [TraitField]) -> [TraitField] {
    func rank(_ field: TraitField) -> Int {
      if field == .color || field == .shape { return 0 }
      if field == .alignment { return 3 }
      return field.name.hasSuffix("eight") ? 2 : 1
    }
    return fields.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// `width 40 → 44 pt`; edges after their values, those with equal values together:
  /// `8 → 12 pt (leading and trailing), 0 → 4 pt (top)`.
  private func grouped(
    _ fields: [TraitField], nameless: [TraitField], _ text: (TraitField) -> String
  ) -> String {
    let edges: [TraitField] = ["top", "leading", "bottom", "trailing"]
    guard fields.contains(where: edges.contains) else {
      return ordered(fields).map { field in
        let noun = nameless.contains(field) ? "" : definition[field].noun ?? field.name
        return (noun.isEmpty ? "" : noun + " ") + text(field)
      }.joined(separator: ", ")
    }
    var groups: [(text: String, edges: [String])] = []
    for edge in edges where fields.contains(edge) {
      let text = text(edge)
      if let known = groups.firstIndex(where: { $0.text == text }) {
        groups[known].edges.append(edge.name)
      } else {
        groups.append((text, [edge.name]))
      }
    }
    if groups.count == 1, groups[0].edges.count == 4 { return groups[0].text }
    return groups.map { "\($0.text) (\(Phrases.list($0.edges)))" }.joined(separator: ", ")
  }

  /// SwiftUI's name of a position within a view, where it has one.
  static func unitPoint(_ text: String) -> String {
    let names = [
      "0 0": "topLeading", "0.5 0": "top", "1 0": "topTrailing", "0 0.5": "leading",
      "0.5 0.5": "center", "1 0.5": "trailing", "0 1": "bottomLeading", "0.5 1": "bottom",
      "1 1": "bottomTrailing",
    ]
    return names[text] ?? text
  }
}
