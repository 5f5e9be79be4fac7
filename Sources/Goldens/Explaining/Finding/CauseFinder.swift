import Foundation

/// Finds what changed and isn't known to follow from anything.
struct CauseFinder {
  let match: TreeMatch
  private(set) var causes: [Cause] = []
  private let oldNames: ViewNames
  private let newNames: ViewNames

  init(_ match: TreeMatch) {
    self.match = match
    oldNames = ViewNames(tree: match.old)
    newNames = ViewNames(tree: match.new)
    addSize()
    var removed = removedByPlace()
    for cause in removed.removeValue(forKey: -1) ?? [] { causes.append(cause) }
    for n in match.new.nodes.indices {
      if match.wrappers.contains(n) { addWrapper(n) } else if match.oldOf[n] == nil { addAdded(n) }
      if let o = match.oldOf[n] {
        addPlace(o, n)
        addOwn(o, n)
      }
      causes += removed.removeValue(forKey: n) ?? []
      addOrder(of: n)
    }
    dropDerived()
  }

  // MARK: The view itself

  private mutating func addOwn(_ o: Int, _ n: Int) {
    if match.old.ownDigests[o] == match.new.ownDigests[n] { return }
    let old = match.old.nodes[o], new = match.new.nodes[n]
    if old.view != new.view { addReplaced(o, n) }
    let changes = OwnChanges(old, new) { [match, oldNames, newNames] side, index in
      switch side {
      case .old: Self.spacerPlace(match.old.children[o], index, oldNames)
      case .new: Self.spacerPlace(match.new.children[n], index, newNames)
      }
    }
    for var cause in changes.causes {
      if old.view != new.view, cause.kind == .style { continue }
      cause.old = o
      cause.new = n
      cause.site = n
      causes.append(cause)
    }
  }

  private static func spacerPlace(_ row: [Int], _ index: Int, _ names: ViewNames) -> String {
    let row = row.filter { names.base(of: $0) == nil }
    if index < row.count { return " before \(names.name(row[index]))" }
    return row.last.map { " after \(names.name($0))" } ?? ""
  }

  private mutating func addReplaced(_ o: Int, _ n: Int) {
    let new = match.new.nodes[n].view
    let isContainer = !match.old.children[o].isEmpty && !match.new.children[n].isEmpty
    let isLayer = newNames.base(of: n) != nil && oldNames.base(of: o) != nil
    let name = isContainer || isLayer ? new : newNames.name(n)
    causes.append(
      Cause(
        kind: .replaced, trait: "view", values: "\(match.old.nodes[o].view) → \(new)", old: o,
        new: n, site: n,
        sentence: { isContainer ? "\($0) is now \(name)" : "\($0) was replaced by \(name)" },
        reason: { isContainer ? "\($0) is now \(name)" : "\($0) was replaced" },
        commonReason: "views were replaced"))
  }

  private mutating func addSize() {
    guard let o = match.old.roots.first, let n = match.new.roots.first else { return }
    let a = match.old.nodes[o].frame.size, b = match.new.nodes[n].frame.size
    guard match.old.nodes[o].view == "ContainerBackground",
      match.new.nodes[n].view == "ContainerBackground",
      abs(a.width - b.width) > 0.5 || abs(a.height - b.height) > 0.5
    else { return }
    let values = "\(Words.size(a)) → \(Words.size(b)) pt"
    causes.append(
      Cause(
        kind: .resized, trait: "size", values: values, old: o, new: n, site: n,
        sentence: { _ in "The size of the widget changed: \(values)" },
        reason: { _ in "the widget has another size" },
        commonReason: "the widget has another size"))
  }

  /// Lengths that a view works out from the room it has follow from whatever changed the room.
  private mutating func dropDerived() {
    let derived = causes.map { cause in
      guard let n = cause.new, cause.isOwn, [.layout, .padding, .spacing].contains(cause.kind)
      else {
        return false
      }
      return match.new.ancestors(of: n).contains { ancestor in
        guard let before = match.oldOf[ancestor] else { return false }
        let a = match.old.nodes[before], b = match.new.nodes[ancestor]
        return b.view == "GeometryReader" && Geometry.growth(a.frame, b.frame) != .zero
      }
    }
    guard zip(causes, derived).contains(where: { $0.isGeometric && !$1 }) else { return }
    causes = zip(causes, derived).filter { !$1 }.map(\.0)
  }

  // MARK: Came and went

  private mutating func addAdded(_ n: Int) {
    let parent = match.new.parents[n]
    // What came within a view that came is part of it.
    if let parent, match.oldOf[parent] == nil, !match.wrappers.contains(parent) { return }
    let container = container(of: n, newNames, to: true)
    let place = place(of: n, newNames) { match.oldOf[$0] != nil }
    causes.append(
      Cause(
        kind: .added, trait: "view", values: place, container: container, old: nil, new: n,
        site: n, sentence: { "\($0) was added\(container)\(place)" },
        reason: { "\($0) was added" }, commonReason: "views were added"))
  }

  /// By the view in the new tree that they stood in; -1 for none.
  private func removedByPlace() -> [Int: [Cause]] {
    var result: [Int: [Cause]] = [:]
    for o in match.old.nodes.indices where match.newOf[o] == nil {
      var container = match.old.parents[o]
      if let parent = container, match.newOf[parent] == nil, !match.unwrapped.contains(parent) {
        continue
      }
      while let parent = container, match.newOf[parent] == nil {
        container = match.old.parents[parent]
      }
      let site = container.flatMap { match.newOf[$0] }
      var cause: Cause
      if match.unwrapped.contains(o) {
        let inner = Phrases.list(
          match.old.children[o].filter { match.newOf[$0] != nil }.map(oldNames.name))
        cause = Cause(
          kind: .removed, trait: "wrapper", values: "", old: o, site: site,
          sentence: { "\($0) around \(inner) was removed" },
          reason: { "\($0) around \(inner) was removed" }, commonReason: "containers were removed")
      } else {
        let container = self.container(of: o, oldNames, to: false)
        let place = place(of: o, oldNames) { match.newOf[$0] != nil }
        cause = Cause(
          kind: .removed, trait: "view", values: place, container: container, old: o, site: site,
          sentence: { "\($0) was removed\(container)\(place)" },
          reason: { "\($0) was removed" }, commonReason: "views were removed")
      }
      cause.isOwn = false
      result[site ?? -1, default: []].append(cause)
    }
    return result
  }

  /// ` to HStack in QuoteRow`; a background's name says where it is.
  private func container(of index: Int, _ names: ViewNames, to isAdded: Bool) -> String {
    if names.base(of: index) != nil { return "" }
    let container = names.tree.parents[index].map(names.placed) ?? "the widget"
    return (isAdded ? " to " : " from ") + container
  }

  /// `, before Text “AAPL”`: the nearest in front of which it stands, or behind.
  private func place(of index: Int, _ names: ViewNames, _ stays: (Int) -> Bool) -> String {
    let tree = names.tree
    guard names.base(of: index) == nil, let parent = tree.parents[index],
      let at = tree.children[parent].firstIndex(of: index)
    else { return "" }
    let row = tree.children[parent]
    func isNeighbour(_ other: Int) -> Bool { stays(other) && names.base(of: other) == nil }
    // Of thousands that came together none has a place to tell.
    if let next = row[(at + 1)...].prefix(50).first(where: isNeighbour) {
      return ", before \(names.name(next))"
    }
    if let last = row[..<at].suffix(50).last(where: isNeighbour) {
      return ", after \(names.name(last))"
    }
    return ""
  }

  private mutating func addWrapper(_ n: Int) {
    let inner = Phrases.list(
      match.new.children[n].filter { match.oldOf[$0] != nil }.map(newNames.name))
    causes.append(
      Cause(
        kind: .added, trait: "wrapper", values: "", new: n, site: n,
        sentence: { "\($0) was put around \(inner)" }, reason: { "\($0) was put around \(inner)" },
        commonReason: "containers were added"))
  }

  // MARK: Order

  /// A view that stood in another container.
  private mutating func addPlace(_ o: Int, _ n: Int) {
    var container = match.new.parents[n], before = match.old.parents[o]
    while let parent = container, match.wrappers.contains(parent) {
      container = match.new.parents[parent]
    }
    while let parent = before, match.unwrapped.contains(parent) {
      before = match.old.parents[parent]
    }
    if container.flatMap({ match.oldOf[$0] }) == before { return }
    guard let now = match.new.parents[n], let past = match.old.parents[o] else { return }
    // One of the two may have been replaced as well; then all in it would be said to have moved.
    guard match.newOf[past] != nil || match.oldOf[now] != nil else { return }
    let to = newNames.placed(now), from = oldNames.placed(past)
    causes.append(
      Cause(
        kind: .reordered, trait: "container", values: "\(from) → \(to)", old: o, new: n, site: n,
        sentence: { "\($0) stands in \(to) now, not in \(from)" },
        reason: { "\($0) stands in another container" },
        commonReason: "views stand in other containers"))
  }

  private mutating func addOrder(of n: Int) {
    guard let parent = match.oldOf[n], match.new.children[n].count > 1 else { return }
    let row = match.new.children[n].filter {
      match.oldOf[$0].flatMap { match.old.parents[$0] } == parent
    }
    let before = row.compactMap { match.oldOf[$0] }
    let kept = Set(LongestRise.indices(before).map { row[$0] })
    let moved = row.filter { !kept.contains($0) }
    if moved.isEmpty { return }
    if moved.count > 1 {
      let names = newNames.entries(row)
      let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
      let order = names.prefix(6).joined(separator: ", ") + rest
      var cause = Cause(
        kind: .reordered, trait: "order", values: order, old: parent, new: n, site: n,
        sentence: { "The views of \($0) are in another order: \(order)" },
        reason: { "the views of \($0) are in another order" },
        commonReason: "views are in another order")
      cause.isOwn = false
      causes.append(cause)
      return
    }
    let place: String
    if let next = row.first(where: { $0 > moved[0] }) {
      place = "before \(newNames.name(next))"
    } else if let last = row.last(where: { $0 < moved[0] }) {
      place = "after \(newNames.name(last))"
    } else {
      return
    }
    let view = match.new.nodes[n].view
    let home = " in " + (newNames.owner(of: moved[0]).map { match.new.nodes[$0].view } ?? view)
    var cause = Cause(
      kind: .reordered, trait: "order", values: place, old: match.oldOf[moved[0]], new: moved[0],
      site: n, sentence: { "\($0) now stands \(place)\(home)" },
      reason: { "\($0) now stands \(place)" },
      commonReason: "views are in another order")
    cause.isOwn = false
    causes.append(cause)
  }
}
