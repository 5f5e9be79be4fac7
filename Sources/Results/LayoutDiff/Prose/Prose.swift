import Foundation

/// Puts the edits of a frame and their consequences into English, no more than a person reads.
package struct Prose {
  package private(set) var changes: [Change] = []

  private let match: TreeMatch
  private let edits: [ViewEdit]
  private let prose: EditProse

  /// The most edits that are reported one by one.
  private static let mostEdits = 30
  /// The most consequences of an edit that are reported one by one.
  private static let mostConsequences = 5

  private typealias Group = Attribution.Group

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

  private static func union(_ frames: [CGRect]) -> CGRect? {
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

  private func verb(_ edit: ViewEdit) -> String { edit.new == nil ? "removed" : "added" }

  private mutating func addRest(_ all: [ViewEdit]) {
    let kinds = Set(all.map(\.edit.kind))
    let frames = frames(all)
    changes.append(
      Change(
        kind: kinds.count == 1 ? all[0].edit.kind : .style, view: "",
        sentence: "\(all.count) more views changed by themselves.", before: frames.before,
        after: frames.after, signature: "more"))
  }

  // MARK: Consequences

  private mutating func add(_ consequences: [Consequence], of cause: (change: Int, group: Group)?) {
    var found: [(change: Change, views: Int)] = consequences.compactMap { consequence in
      lines(consequence, cause).map { ($0, 1) }
    }
    // Another order moves views, which is all that it does.
    if cause?.group.edits[0].edit.kind != .reordered {
      let outside = consequences.filter { !isImplied($0) }
      for kind in [ChangeKind.moved, .resized] {
        found += shifts(outside.filter { $0.kind == kind }, kind, cause)
      }
    }
    if found.count > Self.mostConsequences {
      let rest = found.dropFirst(Self.mostConsequences - 1)
      var last = rest[rest.startIndex].change
      let views = rest.reduce(0) { $0 + $1.views }
      last.sentence = "\(views) more views moved, have another size or break their lines elsewhere."
      last.before = Self.union(rest.compactMap(\.change.before))
      last.after = Self.union(rest.compactMap(\.change.after))
      found = Array(found.prefix(Self.mostConsequences - 1)) + [(last, views)]
    }
    changes += found.map(\.change)
  }

  /// A container of another kind has another layout for all that is in it.
  private func isImplied(_ consequence: Consequence) -> Bool {
    guard let edit = consequence.cause.map({ edits[$0] }), edit.edit.kind == .replaced,
      let container = edit.new
    else { return false }
    return match.new.isInside(consequence.new, container)
  }

  /// nil for what isn't about lines.
  private func lines(
    _ consequence: Consequence, _ cause: (change: Int, group: Group)?
  ) -> Change? {
    guard case .lines(let change) = consequence.effect else { return nil }
    var sentence = Self.sentence(change, prose.newNames.name(consequence.new))
    let growth = Phrases.growth([consequence.growth]).map { "it is \($0)" }
    let why = [growth, reason([consequence], cause?.group)].compactMap { $0 }
    if !why.isEmpty { sentence += ", because " + why.joined(separator: ": ") }
    return self.change(consequence.kind, [consequence], sentence + ".", cause?.change)
  }

  private static func sentence(_ change: Consequence.LineChange, _ name: String) -> String {
    switch change {
    case .truncated(let line, let text, let wasTruncated):
      let verb = wasTruncated ? "is cut elsewhere" : "now truncates"
      let end = ViewNames.quotedEnd(text)
      return line.map { "\(name): line \($0) \(verb) (\(end))" } ?? "\(name) \(verb) (\(end))"
    case .notTruncated: return "\(name) no longer truncates"
    case .count(let from, let to):
      return "\(name) now takes \(to == 1 ? "1 line" : "\(to) lines"), not \(from)"
    case .broken: return "\(name) breaks its lines elsewhere"
    case .scaled(let percent, let isSmaller):
      return "\(name) is set \(percent) % \(isSmaller ? "smaller" : "larger")"
    }
  }

  /// One sentence for each direction.
  private func shifts(
    _ consequences: [Consequence], _ kind: ChangeKind, _ cause: (change: Int, group: Group)?
  ) -> [(change: Change, views: Int)] {
    var directions: [[Int]] = []
    var byDirection: [[Int]: [Consequence]] = [:]
    for consequence in consequences {
      let direction = [consequence.shift.dx, consequence.shift.dy].map {
        $0 > 0 ? 1 : $0 < 0 ? -1 : 0
      }
      if byDirection[direction] == nil { directions.append(direction) }
      byDirection[direction, default: []].append(consequence)
    }
    return directions.compactMap { byDirection[$0] }.compactMap { group in
      let shifts = group.map(\.shift)
      guard let how = kind == .moved ? Phrases.move(shifts) : Phrases.growth(shifts) else {
        return nil
      }
      let verb = kind == .moved ? "moved" : group.count == 1 ? "is" : "are"
      var sentence = "\(prose.newNames.list(group.map(\.new))) \(verb) \(how)"
      if let why = reason(group, cause?.group) { sentence += ", because \(why)" }
      return (change(kind, group, sentence + ".", cause?.change), group.count)
    }
  }

  private func change(
    _ kind: ChangeKind, _ consequences: [Consequence], _ sentence: String, _ cause: Int?
  ) -> Change {
    let first = consequences[0].new
    return Change(
      kind: kind, view: prose.newNames.name(first), path: prose.newNames.path(first),
      sentence: sentence,
      before: Self.union(consequences.map { match.old.nodes[$0.old].frame }),
      after: Self.union(consequences.map { match.new.nodes[$0.new].frame }), cause: cause,
      signature: "\(kind.rawValue) \(match.new.sourcePath(of: first))")
  }

  // MARK: Reasons

  private func reason(_ consequences: [Consequence], _ group: Group?) -> String? {
    guard let group else { return nil }
    guard group.edits.count == 1 || consequences.count == 1,
      let index = consequences[0].cause
    else { return commonReason(of: group) }
    let edit = edits[index]
    if consequences.count == 1, let old = edit.old, let new = edit.new,
      consequences[0].new == new
    {
      return ownReason(edit, match.old.nodes[old], match.new.nodes[new])
    }
    guard [.text, .font, .image].contains(edit.edit.kind) else {
      return prose.statement(edit, of: prose.subject(edit)).reason
    }
    let name = prose.newNames.located(edit.new ?? 0)
    if let old = edit.old, let new = edit.new, let verb = growth(old, new) {
      return "\(name) \(verb)"
    }
    return prose.statement(edit, of: name).reason
  }

  private func commonReason(of group: Group) -> String {
    let all = group.edits
    switch all[0].edit {
    case .added, .removed:
      let views = all.map { prose.view(of: $0) }
      return "\(views[0].names.list(views.map(\.index))) were \(verb(all[0]))"
    default: return prose.statement(all[0], of: "").commonReason
    }
  }

  /// The reason for a text's lines in its own edit.
  private func ownReason(_ edit: ViewEdit, _ old: LayoutNode, _ new: LayoutNode) -> String {
    func compared(_ what: String, _ a: Double, _ b: Double, _ less: String, _ more: String)
      -> String
    {
      "the \(what) \(b > a ? "is \(more)" : b < a ? "is \(less)" : "changed")"
    }
    switch edit.edit.kind {
    case .text:
      let counts = [old, new].map { Double($0.text?.count ?? 0) }
      return compared("text", counts[0], counts[1], "shorter", "longer")
    case .font:
      let sizes = [old, new].map { node in
        node.font?.split(separator: " ").first.flatMap { Double($0) } ?? 0
      }
      return compared("font", sizes[0], sizes[1], "smaller", "larger")
    default: return prose.statement(edit, of: "").commonReason
    }
  }

  private func growth(_ old: Int, _ new: Int) -> String? {
    let growth = Shift.growth(match.old.nodes[old].frame, match.new.nodes[new].frame)
    let values = [growth.dx, growth.dy].filter { $0 != 0 }
    if values.isEmpty { return nil }
    if values.allSatisfy({ $0 > 0 }) { return "grew" }
    return values.allSatisfy { $0 < 0 } ? "shrank" : "has another size"
  }
}

extension Consequence {
  /// The move or the growth of a view; zero for lines.
  fileprivate var shift: Shift {
    switch effect {
    case .moved(let shift), .resized(let shift): shift
    case .lines: .zero
    }
  }
}
