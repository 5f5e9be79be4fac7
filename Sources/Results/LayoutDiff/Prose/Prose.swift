import Foundation

/// Puts the edits of a frame and their consequences into English, no more than a person reads.
package struct Prose {
  package internal(set) var changes: [Change] = []

  let match: TreeMatch
  let edits: [ViewEdit]
  let prose: EditProse

  /// The most edits that are reported one by one.
  private static let mostEdits = 30
  /// The most consequences of an edit that are reported one by one.
  static let mostConsequences = 5

  typealias Group = Attribution.Group

  package init(_ attribution: Attribution) {
    match = attribution.diff.match
    edits = attribution.diff.edits
    prose = EditProse(match)
    // Edits that aren't visible come last.
    let invisible: [ChangeKind] = [.link, .label]
    let order =
      attribution.groups.filter { !invisible.contains($0.edits[0].edit.kind) }
      + attribution.groups.filter { invisible.contains($0.edits[0].edit.kind) }
    for group in order.prefix(Self.mostEdits) { add(group) }
    if order.count > Self.mostEdits { addRest(order.dropFirst(Self.mostEdits).flatMap(\.edits)) }
    add(attribution.unexplained, of: nil)
  }

  private func frames(_ edits: [ViewEdit]) -> (before: CGRect?, after: CGRect?) {
    (
      Self.union(edits.compactMap(\.old).map { match.old.nodes[$0].frame }),
      Self.union(edits.compactMap(\.new).map { match.new.nodes[$0].frame })
    )
  }

  static func union(_ frames: [CGRect]) -> CGRect? {
    frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  private static func distinct(_ words: [String]) -> [String] {
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }

  // MARK: Edits

  private mutating func add(_ group: Group) {
    let all = group.edits, first = all[0]
    let (names, index) = prose.view(of: first)
    let sentence =
      all.count == 1 ? prose.statement(first, of: prose.subject(first)).sentence : common(all)
    let frames = frames(all)
    let at = changes.count
    changes.append(
      Change(
        kind: first.edit.kind, view: names.name(index), path: names.path(index),
        sentence: sentence + ".", before: frames.before, after: frames.after,
        signature:
          "\(first.edit.kind.rawValue) \(first.edit.name) \(names.tree.sourcePath(of: index))",
        heading: prose.statement(first, of: prose.kind(first)).heading,
        values: Self.distinct(all.compactMap { prose.statement($0, of: "").values })))
    add(group.consequences, of: (at, group))
  }

  /// The sentence about several views, by their names or by how many they are.
  private func common(_ all: [ViewEdit]) -> String {
    let first = all[0]
    func sentence(_ edit: ViewEdit) -> String {
      prose.statement(edit, of: prose.subject(edit)).sentence
    }
    func sentence(of subjects: [String]) -> String {
      prose.statement(first, of: Phrases.list(subjects)).sentence
    }
    let places = all.count == 1 ? "1 place" : "\(all.count) places"
    switch first.edit.kind {
    case .added, .removed: return commonStructure(all, in: places)
    case .reordered, .replaced: return "\(sentence(first)), in \(places)"
    default: break
    }
    let (names, index) = prose.view(of: first)
    let node = names.tree.nodes[index]
    if node.text == nil, node.imageName == nil {
      return "\(sentence(of: Self.distinct(all.map(prose.kind)))), in \(places)"
    }
    if first.edit.kind == .text {
      let heading = prose.statement(first, of: prose.oldNames.kind(first.old ?? 0)).heading
      let values = Self.distinct(all.compactMap { prose.statement($0, of: "").values })
      return "\(all.count) × \(heading): \(Phrases.list(values))"
    }
    let subjects = all.map(prose.subject)
    if case .font(let from, let to) = first.edit, Set(all.map(\.edit)).count > 1,
      let change = FontChange(from: from, to: to)
    {
      let heading = prose.statement(first, of: Phrases.list(subjects)).heading
      return "\(heading): \(Self.text(change))"
    }
    if Set(subjects).count < subjects.count { return "\(sentence(first)), in \(places)" }
    return sentence(of: subjects)
  }

  /// `now rounded`, `regular → bold`.
  private static func text(_ change: FontChange) -> String {
    let removed = change.removed.joined(separator: " ")
    let added = change.added.joined(separator: " ")
    if removed.isEmpty { return "now \(added)" }
    return added.isEmpty ? "no longer \(removed)" : "\(removed) → \(added)"
  }

  /// Several views that were added or removed.
  private func commonStructure(_ all: [ViewEdit], in places: String) -> String {
    let first = all[0]
    let statement = prose.statement(first, of: prose.subject(first))
    let (names, index) = prose.view(of: first)
    switch first.edit {
    case .added(let position), .removed(let position):
      let views = all.map { prose.view(of: $0) }
      if Set(views.map { $0.names.tree.parents[$0.index] }).count == 1 {
        let positions = Set(all.map { self.position($0) })
        return "\(names.list(views.map(\.index))) were \(verb(first))"
          + prose.container(of: first)
          + (positions.count == 1 ? prose.at(position, names, ", ") : "")
      }
      let values = Set(all.map { prose.statement($0, of: "").values })
      if names.tree.base(of: index) != nil, values.count == 1 {
        let heading = prose.statement(first, of: prose.kind(first)).heading
        let rest = heading.dropFirst(names.tree.nodes[index].view.count)
        return "\(names.bare(index))\(rest), in \(places)"
      }
    default: break
    }
    let sentences = Set(all.map { prose.statement($0, of: prose.subject($0)).sentence })
    return sentences.count == 1
      ? "\(statement.sentence), in \(places)"
      : "\(statement.sentence), and \(all.count - 1) more alike"
  }

  /// The position of an added or a removed view in English.
  private func position(_ edit: ViewEdit) -> String {
    switch edit.edit {
    case .added(let position), .removed(let position):
      prose.at(position, prose.view(of: edit).names, ", ")
    default: ""
    }
  }

  func verb(_ edit: ViewEdit) -> String { edit.new == nil ? "removed" : "added" }

  private mutating func addRest(_ all: [ViewEdit]) {
    let kinds = Set(all.map(\.edit.kind))
    let frames = frames(all)
    changes.append(
      Change(
        kind: kinds.count == 1 ? all[0].edit.kind : .style, view: "",
        sentence: "\(all.count) more views changed by themselves.", before: frames.before,
        after: frames.after, signature: "more"))
  }
}
