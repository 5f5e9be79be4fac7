import Foundation

/// Puts edits and what followed from them into sentences, no more than a person reads.
struct Telling {
  private(set) var changes: [Change] = []

  private let match: TreeMatch
  private let edits: Edits
  private let consequences: [Consequence]
  private let oldNames: ViewNames
  private let newNames: ViewNames

  /// Edits that are told one by one.
  private static let mostEdits = 30
  /// Of each edit, what followed.
  private static let mostConsequences = 5

  init(_ match: TreeMatch, _ edits: Edits, _ consequences: [Consequence]) {
    self.match = match
    self.edits = edits
    self.consequences = consequences
    oldNames = ViewNames(tree: match.old)
    newNames = ViewNames(tree: match.new)
    var byGroup: [[Consequence]] = Array(repeating: [], count: edits.groups.count)
    var others: [Consequence] = []
    for consequence in consequences {
      if let cause = consequence.cause {
        byGroup[edits.groupOf[cause]].append(consequence)
      } else {
        others.append(consequence)
      }
    }
    // What isn't seen comes after what is.
    let order = edits.groups.indices.sorted { a, b in
      let x = rank(a), y = rank(b)
      return x == y ? a < b : x < y
    }
    for group in order.prefix(Self.mostEdits) { tell(group, byGroup[group]) }
    if order.count > Self.mostEdits { tellRest(order.dropFirst(Self.mostEdits)) }
    tell(others, of: nil)
  }

  private func rank(_ group: Int) -> Int {
    switch edits.causes[edits.groups[group][0]].kind {
    case .link, .label: 1
    default: 0
    }
  }

  // MARK: Causes

  private func index(of cause: Cause) -> (names: ViewNames, index: Int) {
    if let new = cause.new {
      // A redacted text says nothing by which it could be named.
      if cause.trait == "redaction", let old = cause.old, match.new.nodes[new].text == nil {
        return (oldNames, old)
      }
      return (newNames, new)
    }
    return (oldNames, cause.old ?? 0)
  }

  /// What a cause is said of: a view that says, shows or is something else now by what it was before.
  private func subject(_ cause: Cause) -> String {
    let (names, index) = index(of: cause)
    switch cause.kind {
    case .text, .image, .replaced:
      if let old = cause.old { return oldNames.placed(old) }
    case .added, .removed:
      // What it holds is told beside it.
      if cause.trait == "wrapper" { return names.tree.nodes[index].view }
      if cause.trait == "view" {
        if names.base(of: index) == nil { return names.name(index) }
        return cause.kind == .added
          ? names.bare(index) : names.bare(index) + (names.layer(index, isGeneral: false) ?? "")
      }
    case .reordered:
      if cause.trait == "container" || cause.new != cause.site { return names.name(index) }
    default: break
    }
    return names.placed(index)
  }

  /// The same without what tells it from others like it.
  private func kind(_ cause: Cause) -> String {
    if let old = cause.old, [.text, .image, .replaced].contains(cause.kind) {
      return oldNames.kind(old)
    }
    let (names, index) = index(of: cause)
    switch (cause.kind, cause.trait) {
    case (.added, "view"), (.added, "wrapper"), (.removed, "wrapper"):
      return names.tree.nodes[index].view
    case (.removed, "view"):
      return names.tree.nodes[index].view + (names.layer(index, isGeneral: true) ?? "")
    default: return names.kind(index)
    }
  }

  private static func distinct(_ words: [String]) -> [String] {
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }

  private mutating func tell(_ group: Int, _ followed: [Consequence]) {
    let causes = edits.groups[group].map { edits.causes[$0] }
    let first = causes[0]
    let (names, index) = index(of: first)
    var sentence: String
    if causes.count == 1 {
      sentence = first.sentence(subject(first))
    } else {
      sentence = common(causes)
    }
    sentence += "."
    let at = changes.count
    changes.append(
      Change(
        kind: first.kind, view: names.name(index), path: names.path(index), sentence: sentence,
        before: Geometry.union(
          causes.compactMap(\.old).map { match.old.nodes[$0].frame }),
        after: Geometry.union(
          causes.compactMap(\.new).map { match.new.nodes[$0].frame }),
        signature: "\(first.kind.rawValue) \(first.trait) \(names.sourcePath(index))",
        heading: first.general(kind(first)), values: Self.distinct(causes.compactMap(\.detail))))
    tell(followed, of: (at, group))
  }

  /// Of several views, by their names or by how many there are.
  private func common(_ causes: [Cause]) -> String {
    let first = causes[0]
    switch first.kind {
    case .added, .removed:
      if first.trait == "view", Set(causes.map { container(of: $0) }).count == 1 {
        let places = causes.map { self.index(of: $0) }
        let all = places[0].names.list(places.map(\.index))
        let isOnePlace = Set(causes.map(\.values)).count == 1
        return "\(all) were \(first.kind == .added ? "added" : "removed")\(first.container)"
          + (isOnePlace ? first.values : "")
      }
      let details = causes.map { $0.detail ?? "" }
      let (names, index) = index(of: first)
      if first.trait == "view", names.base(of: index) != nil, Set(details).count == 1 {
        let subject = first.general(kind(first)).dropFirst(names.tree.nodes[index].view.count)
        return "\(names.bare(index))\(subject), in \(places(causes.count))"
      }
      let sentences = Set(causes.map { $0.sentence(subject($0)) })
      if sentences.count == 1 {
        return "\(first.sentence(subject(first))), in \(places(causes.count))"
      }
      return "\(first.sentence(subject(first))), and \(causes.count - 1) more alike"
    case .reordered, .replaced:
      return "\(first.sentence(subject(first))), in \(places(causes.count))"
    default: break
    }
    let (names, index) = index(of: first)
    let node = names.tree.nodes[index]
    if node.text == nil, node.imageName == nil {
      let kinds = Self.distinct(causes.map(kind))
      return "\(first.sentence(Phrases.list(kinds))), in \(places(causes.count))"
    }
    if first.kind == .text {
      let (names, index) = (oldNames, first.old ?? 0)
      let values = Phrases.list(Self.distinct(causes.compactMap(\.detail)))
      return "\(causes.count) × \(first.general(names.kind(index))): \(values)"
    }
    let subjects = causes.map(subject)
    if first.kind == .font, Set(causes.map(\.values)).count > 1,
      let change = FontChange(first.values)
    {
      return "\(first.general(Phrases.list(subjects))): \(change.words)"
    }
    if Set(subjects).count < subjects.count {
      return "\(first.sentence(subjects[0])), in \(places(causes.count))"
    }
    return first.sentence(Phrases.list(subjects))
  }

  private func container(of cause: Cause) -> Int? {
    let (names, index) = index(of: cause)
    return names.tree.parents[index]
  }

  private func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }

  private mutating func tellRest(_ groups: ArraySlice<Int>) {
    let causes = groups.flatMap { edits.groups[$0].map { edits.causes[$0] } }
    let kinds = Set(causes.map(\.kind))
    let kind = kinds.count == 1 ? causes[0].kind : .style
    changes.append(
      Change(
        kind: kind, view: "", sentence: "\(causes.count) more views changed by themselves.",
        before: Geometry.union(causes.compactMap(\.old).map { match.old.nodes[$0].frame }),
        after: Geometry.union(causes.compactMap(\.new).map { match.new.nodes[$0].frame }),
        signature: "more"))
  }

  // MARK: What followed

  private mutating func tell(_ consequences: [Consequence], of cause: (change: Int, group: Int)?) {
    let lines = consequences.filter { $0.sentence != nil }
    var told = lines.map { (change: line($0, cause), views: 1) }
    let first = cause.map { edits.causes[edits.groups[$0.group][0]] }
    // A new order has moved them, which is all it did.
    if first?.kind != .reordered {
      let outside = consequences.filter { $0.sentence == nil && !isImplied($0) }
      for kind in [Change.Kind.moved, .resized] {
        told += shifts(outside.filter { $0.kind == kind }, kind, cause)
      }
    }
    if told.count > Self.mostConsequences {
      let rest = told.dropFirst(Self.mostConsequences - 1)
      var last = rest[rest.startIndex].change
      let views = rest.reduce(0) { $0 + $1.views }
      last.sentence = "\(views) more views moved, have another size or break their lines elsewhere."
      last.before = Geometry.union(rest.compactMap(\.change.before))
      last.after = Geometry.union(rest.compactMap(\.change.after))
      told = Array(told.prefix(Self.mostConsequences - 1)) + [(last, views)]
    }
    changes += told.map(\.change)
  }

  /// A container of another kind lays out all that is in it anew.
  private func isImplied(_ consequence: Consequence) -> Bool {
    guard let cause = consequence.cause.map({ edits.causes[$0] }), cause.kind == .replaced,
      let container = cause.new
    else { return false }
    return match.new.isInside(consequence.new, container)
  }

  private func line(_ consequence: Consequence, _ cause: (change: Int, group: Int)?) -> Change {
    var sentence = consequence.sentence ?? ""
    let why = [consequence.room, reason([consequence], cause?.group)].compactMap { $0 }
    if !why.isEmpty { sentence += ", because " + why.joined(separator: ": ") }
    return change(consequence.kind, [consequence], sentence + ".", cause?.change)
  }

  /// One sentence for each direction.
  private func shifts(
    _ consequences: [Consequence], _ kind: Change.Kind, _ cause: (change: Int, group: Int)?
  ) -> [(change: Change, views: Int)] {
    func direction(_ shift: Shift) -> Int {
      func sign(_ value: CGFloat) -> Int { value > 0 ? 2 : value < 0 ? 1 : 0 }
      return sign(shift.dx) * 3 + sign(shift.dy)
    }
    var groups: [(direction: Int, consequences: [Consequence])] = []
    for consequence in consequences {
      let one = direction(consequence.shift)
      if let known = groups.firstIndex(where: { $0.direction == one }) {
        groups[known].consequences.append(consequence)
      } else {
        groups.append((one, [consequence]))
      }
    }
    return groups.compactMap { group in
      let shifts = group.consequences.map(\.shift)
      guard let how = kind == .moved ? Phrases.move(shifts) : Phrases.growth(shifts) else {
        return nil
      }
      let verb = kind == .moved ? "moved" : group.consequences.count == 1 ? "is" : "are"
      var sentence = "\(newNames.list(group.consequences.map(\.new))) \(verb) \(how)"
      if let why = reason(group.consequences, cause?.group) { sentence += ", because \(why)" }
      return (
        change(kind, group.consequences, sentence + ".", cause?.change), group.consequences.count
      )
    }
  }

  private func change(
    _ kind: Change.Kind, _ consequences: [Consequence], _ sentence: String, _ cause: Int?
  ) -> Change {
    let first = consequences[0].new
    return Change(
      kind: kind, view: newNames.name(first), path: newNames.path(first), sentence: sentence,
      before: Geometry.union(consequences.map { match.old.nodes[$0.old].frame }),
      after: Geometry.union(consequences.map { match.new.nodes[$0.new].frame }), cause: cause,
      signature: "\(kind.rawValue) \(newNames.sourcePath(first))")
  }

  // MARK: Reasons

  private func reason(_ consequences: [Consequence], _ group: Int?) -> String? {
    guard let group else { return nil }
    guard edits.groups[group].count == 1 || consequences.count == 1,
      let index = consequences[0].cause
    else { return common(of: group) }
    let cause = edits.causes[index]
    if consequences.count == 1, let old = cause.old, let new = cause.new,
      consequences[0].new == new
    {
      return itself(cause, old, new)
    }
    switch cause.kind {
    case .text, .font, .image:
      if let old = cause.old, let new = cause.new {
        if let verb = grew(old, new) { return "\(newNames.placed(new)) \(verb)" }
      }
      return cause.reason(newNames.placed(cause.new ?? 0))
    default: return cause.reason(subject(cause))
    }
  }

  private func common(of group: Int) -> String {
    let causes = edits.groups[group].map { edits.causes[$0] }
    guard causes[0].trait == "view", [.added, .removed].contains(causes[0].kind) else {
      return causes[0].commonReason
    }
    let places = causes.map(index(of:))
    let verb = causes[0].kind == .added ? "added" : "removed"
    return "\(places[0].names.list(places.map(\.index))) were \(verb)"
  }

  /// Of a text's lines, by its own change.
  private func itself(_ cause: Cause, _ old: Int, _ new: Int) -> String {
    let a = match.old.nodes[old], b = match.new.nodes[new]
    switch cause.kind {
    case .text:
      let before = a.text?.count ?? 0, after = b.text?.count ?? 0
      return after > before
        ? "the text is longer"
        : after < before
          ? "the text is shorter"
          : "the text changed"
    case .font:
      func size(_ font: String?) -> Double {
        font.flatMap { $0.split(separator: " ").first }.flatMap { Double($0) } ?? 0
      }
      let before = size(a.font), after = size(b.font)
      return after > before
        ? "the font is larger"
        : after < before
          ? "the font is smaller"
          : "the font changed"
    default: return cause.commonReason
    }
  }

  private func grew(_ old: Int, _ new: Int) -> String? {
    let growth = Geometry.growth(match.old.nodes[old].frame, match.new.nodes[new].frame)
    let values = [growth.dx, growth.dy].filter { $0 != 0 }
    if values.isEmpty { return nil }
    if values.allSatisfy({ $0 > 0 }) { return "grew" }
    return values.allSatisfy { $0 < 0 } ? "shrank" : "has another size"
  }
}
