import DisplayList

/// The differences of the spacers of one stack.
enum SpacerEdits {
  /// A spacer of one tree.
  private struct Spacer {
    var values: TraitValues
    /// The number of views before it that have a counterpart.
    var count: Int
    var position: Edit.Position
  }

  static func edits(_ match: TreeMatch, _ o: Int, _ n: Int) -> [Edit] {
    let before = spacers(match.old, o, match.newOf), after = spacers(match.new, n, match.oldOf)
    if before.count == after.count {
      return zip(before, after).flatMap { changes($0.values, $1.values) }
        + zip(before, after).filter { $0.count != $1.count }.map {
          Edit.spacer(.moved($0.1.position))
        }
    }
    // Those at the same number of views are the same.
    var added = after
    var removed: [Spacer] = []
    for spacer in before {
      if let known = added.firstIndex(where: { $0.count == spacer.count }) {
        added.remove(at: known)
      } else {
        removed.append(spacer)
      }
    }
    let surplus = after.count - before.count
    return added.prefix(max(surplus, 0)).map { Edit.spacer(.added($0.position)) }
      + removed.prefix(max(-surplus, 0)).map { Edit.spacer(.removed($0.position)) }
  }

  private static func spacers(
    _ tree: FlatTree, _ stack: Int, _ counterpart: [Int?]
  ) -> [Spacer] {
    let traits = tree.nodes[stack].modifiers.filter { $0.id == .spacer }
    if traits.isEmpty { return [] }
    let row = tree.children[stack].filter { tree.base(of: $0) == nil }
    return traits.map { trait in
      let index = trait["at"]?.number.flatMap { Int(exactly: $0) } ?? 0
      let last = row.last.map { Edit.Position.after($0) } ?? .alone
      return Spacer(
        values: trait.values, count: row.prefix(max(index, 0)).count { counterpart[$0] != nil },
        position: row.indices.contains(index) ? .before(row[index]) : last)
    }
  }

  private static func changes(_ a: TraitValues, _ b: TraitValues) -> [Edit] {
    [TraitID.spacer, .frame, .padding].compactMap { id -> Edit? in
      func own(_ values: TraitValues) -> TraitValues {
        if id == .spacer { return values.filter { $0 == "minLength" } }
        var result: TraitValues = [:]
        let prefix = id.definition.name + " "
        for entry in values.entries where entry.field.name.hasPrefix(prefix) {
          result[TraitField(String(entry.field.name.dropFirst(prefix.count)))] = entry.value
        }
        return result
      }
      guard case .trait(_, let from?, let to?) = TraitEdits.change(id, own(a), own(b)) else {
        return nil
      }
      return .spacer(.changed(id, from: from, to: to))
    }
  }
}
