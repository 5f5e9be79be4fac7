import DisplayList

/// The differences of what a view's source states about its layout, but for spacers.
enum TraitEdits {
  static func edits(_ old: LayoutNode, _ new: LayoutNode) -> [Edit] {
    let pairs = TraitPairs(
      old.modifiers.filter { $0.id != .spacer }, new.modifiers.filter { $0.id != .spacer }
    ).pairs
    return pairs.filter { $0.old != $0.new }.flatMap { before, after -> [Edit] in
      guard let id = (after ?? before)?.id else { return [] }
      let a = before?.values, b = after?.values
      switch id {
      case .image:
        guard let name = b?[.value]?.word else { return [] }
        return [.image(from: a?[.value]?.word, to: name)]
      case .arguments: return arguments(a ?? [:], b ?? [:], isDrawn: !new.draws.isEmpty)
      case .alignmentGuide: return guides(a ?? [:], b ?? [:], Shift.growth(old.frame, new.frame))
      default: break
      }
      switch id.definition.form {
      case .unreported: return []
      case .setting: return change(id, a ?? [:], b ?? [:]).map { [$0] } ?? []
      case .optional: return edit(id, a, b).map { [$0] } ?? []
      case .fields: return fields(id, a ?? [:], b ?? [:])
      }
    }
  }

  /// The fields that differ, with defaults where one isn't stated; nil where none does.
  static func change(_ id: TraitID, _ a: TraitValues, _ b: TraitValues) -> Edit? {
    let definition = id.definition
    var from: TraitValues = [:], to: TraitValues = [:]
    for field in TraitValues.differing(a, b) {
      let before = a[field] ?? definition[field].standard
      let after = b[field] ?? definition[field].standard
      if before != after { (from[field], to[field]) = (before, after) }
    }
    return from.isEmpty ? nil : .trait(id, from: from, to: to)
  }

  /// A trait that was added, changed or removed. One that has nothing but defaults is none.
  private static func edit(_ id: TraitID, _ a: TraitValues?, _ b: TraitValues?) -> Edit? {
    if let a, let b { return change(id, a, b) }
    func stated(_ values: TraitValues?) -> TraitValues? {
      values.map { all in all.filter { all[$0] != id.definition[$0].standard } }
    }
    guard let all = a ?? b, all.isEmpty || stated(all) != [:] else { return nil }
    return .trait(id, from: stated(a), to: stated(b))
  }

  /// One edit for each field.
  private static func fields(_ id: TraitID, _ a: TraitValues, _ b: TraitValues) -> [Edit] {
    TraitValues.differing(a, b).compactMap { field -> Edit? in
      func only(_ values: TraitValues) -> TraitValues { values.filter { $0 == field } }
      if id == .typography, field == "font" {
        return .font(from: a[field]?.word ?? "none", to: b[field]?.word ?? "none")
      }
      return change(id, only(a), only(b))
    }
  }

  /// One edit for each argument that both have.
  private static func arguments(
    _ a: TraitValues, _ b: TraitValues, isDrawn: Bool
  ) -> [Edit] {
    TraitValues.differing(a, b).compactMap { field -> Edit? in
      guard let before = a[field]?.word, let after = b[field]?.word else { return nil }
      return .argument(field.name, from: before, to: after, isDrawn: isDrawn)
    }
  }

  /// A guide with another position in a view of another size follows from the size.
  private static func guides(_ a: TraitValues, _ b: TraitValues, _ growth: Shift) -> [Edit] {
    TraitValues.differing(a, b).compactMap { field -> Edit? in
      let isAcross = TraitID.alignmentGuide.definition[field].axis == .horizontal
      if (isAcross ? growth.dx : growth.dy) != 0 { return nil }
      func only(_ value: TraitValue?) -> TraitValues? { value == nil ? nil : [field: value] }
      return .trait(.alignmentGuide, from: only(a[field]), to: only(b[field]))
    }
  }
}
