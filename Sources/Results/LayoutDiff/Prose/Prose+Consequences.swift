import Foundation

/// The sentences about what followed from an edit.
extension Prose {
  mutating func add(_ consequences: [Consequence], of cause: (change: Int, group: Group)?) {
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

  /// - Returns: nil for what isn't about lines.
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
