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
      if match.wrappers.contains(n) {
        if !isOfLabel(n, newNames) { addWrapper(n) }
      } else if match.oldOf[n] == nil {
        addAdded(n)
      }
      if let o = match.oldOf[n] {
        addPlace(o, n)
        addOwn(o, n)
      }
      causes += removed.removeValue(forKey: n) ?? []
      addOrder(of: n)
    }
    dropDerived()
    dropRedactedImages()
    dropOfStates()
    addHiddenTexts()
  }

  // MARK: The view itself

  private mutating func addOwn(_ o: Int, _ n: Int) {
    if match.old.ownDigests[o] == match.new.ownDigests[n] { return }
    let old = match.old.nodes[o]
    let new = match.new.nodes[n]
    if old.view != new.view { addReplaced(o, n) }
    let changes = OwnChanges(old, new) { [match, oldNames, newNames] side, index in
      switch side {
      case .old: Self.spacerPlace(match.old.children[o], index, oldNames, match.newOf)
      case .new: Self.spacerPlace(match.new.children[n], index, newNames, match.oldOf)
      }
    }
    for var cause in changes.causes where old.view == new.view || Self.stays(cause, old, new) {
      (cause.old, cause.new, cause.site) = (o, n, n)
      if cause.isOfBrush, let control = control(around: o, n) {
        (cause.old, cause.new) = control
      }
      causes.append(cause)
    }
  }

  /// The control whose part a container is that draws something itself.
  private func control(around o: Int, _ n: Int) -> (Int, Int)? {
    guard ViewNames.isContainer(match.new.nodes[n].view) else { return nil }
    let found = match.new.ancestors(of: n).first { ViewNames.isControl(match.new.nodes[$0].view) }
    return found.flatMap { control in match.oldOf[control].map { ($0, control) } }
  }

  /// Said of a view that took another's place as well: how it is laid out, and its colour where both have
  /// one. All else follows from its being another view.
  private static func stays(_ cause: Cause, _ old: LayoutNode, _ new: LayoutNode) -> Bool {
    switch cause.kind {
    case .padding, .layout, .link: return cause.trait != "alignment"
    case .color:
      func isFilled(_ node: LayoutNode) -> Bool {
        node.text == nil && node.imageName == nil
          && node.draws.contains { $0.name == "fill" && $0.values["color"] != nil }
      }
      return isFilled(old) && isFilled(new)
    default: return false
    }
  }

  private static func spacerPlace(
    _ row: [Int], _ index: Int, _ names: ViewNames, _ counterpart: [Int?]
  ) -> SpacerPlace {
    let row = row.filter { names.base(of: $0) == nil }
    let words =
      index < row.count
      ? " before \(names.name(row[index]))" : row.last.map { " after \(names.name($0))" } ?? ""
    return SpacerPlace(count: row.prefix(index).count { counterpart[$0] != nil }, words: words)
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
        general: { isContainer ? "\($0) is now \(new)" : "\($0) was replaced by \(new)" },
        detail: name == new ? nil : "\(oldNames.name(o)) → \(name)",
        reason: { isContainer ? "\($0) is now \(name)" : "\($0) was replaced" },
        commonReason: "views were replaced"))
  }

  private mutating func addSize() {
    guard let o = match.old.roots.first, let n = match.new.roots.first else { return }
    let a = match.old.nodes[o].frame.size
    let b = match.new.nodes[n].frame.size
    guard match.old.nodes[o].view == "ContainerBackground",
      match.new.nodes[n].view == "ContainerBackground",
      abs(a.width - b.width) > 0.5 || abs(a.height - b.height) > 0.5
    else { return }
    let values = "\(Words.size(a)) → \(Words.size(b)) pt"
    causes.append(
      Cause(
        kind: .resized, trait: "size", values: values, old: o, new: n, site: n,
        sentence: { _ in "The size of the widget changed: \(values)" },
        general: { _ in "The size of the widget changed" }, detail: values,
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
        let a = match.old.nodes[before]
        let b = match.new.nodes[ancestor]
        return b.view == "GeometryReader" && Geometry.growth(a.frame, b.frame) != .zero
      }
    }
    guard zip(causes, derived).contains(where: { $0.isGeometric && !$1 }) else { return }
    causes = zip(causes, derived).filter { !$1 }.map(\.0)
  }

  /// Images fade where texts become bars.
  private mutating func dropRedactedImages() {
    guard causes.contains(where: { $0.trait == "redaction" }) else { return }
    causes.removeAll { cause in
      cause.trait == "opacity" && cause.new.map { match.new.nodes[$0].view == "Image" } ?? false
    }
  }

  /// Where nothing else explains it, the bars of a redacted text are longer or shorter for what they hide.
  private mutating func addHiddenTexts() {
    if causes.contains(where: \.isGeometric) { return }
    for n in match.new.nodes.indices {
      guard let o = match.oldOf[n] else { continue }
      let old = match.old.nodes[o], new = match.new.nodes[n]
      guard old.view == "Text", new.view == "Text", old.text == nil, new.text == nil,
        old.font != nil, old.font == new.font,
        Geometry.growth(old.frame, new.frame) != .zero
      else { continue }
      causes.append(
        Cause(
          kind: .text, trait: "text", values: "", old: o, new: n, site: n,
          sentence: { "\($0) hides another text" }, general: { "\($0) changed" },
          reason: { _ in "the hidden text changed" }, commonReason: "hidden texts changed"))
    }
  }

  /// A toggle that is on has other colours; a bar that is fuller, another outline.
  private mutating func dropOfStates() {
    func controls(_ trait: String) -> [Int] {
      causes.compactMap { cause in
        guard cause.trait == trait, let n = cause.new,
          ViewNames.isControl(match.new.nodes[n].view)
        else { return nil }
        return n
      }
    }
    let toggles = controls("argument state")
    let bars = controls("argument value")
    if toggles.isEmpty, bars.isEmpty { return }
    causes.removeAll { cause in
      guard let n = cause.new, !cause.trait.hasPrefix("argument ") else { return false }
      func isIn(_ controls: [Int]) -> Bool { controls.contains { match.new.isInside(n, $0) } }
      return [.color, .style].contains(cause.kind) && isIn(toggles)
        || ["outline", "shape"].contains(cause.trait) && isIn(bars)
    }
  }

  // MARK: Came and went

  private mutating func addAdded(_ n: Int) {
    let parent = match.new.parents[n]
    // What came within a view that came is part of it.
    if let parent, match.oldOf[parent] == nil, !match.wrappers.contains(parent) { return }
    if isSaidOfBase(n, newNames, match.oldOf) { return }
    if match.new.nodes[n].view == Cause.widgetURL {
      var cause = Cause.widgetURL(nil, match.new.nodes[n].link)
      (cause.new, cause.site) = (n, n)
      return causes.append(cause)
    }
    let container = container(of: n, newNames, to: true)
    let place = place(of: n, newNames) { match.oldOf[$0] != nil }
    causes.append(
      Cause(
        kind: .added, trait: "view", values: place, container: container.said, old: nil, new: n,
        site: n, isGeometric: newNames.base(of: n) == nil,
        sentence: { "\($0) was added\(container.said)\(place)" },
        general: { "\($0) was added\(container.general)" }, detail: detail(n, newNames),
        reason: { "\($0) was added" }, commonReason: "views were added"))
  }

  /// How a label's title and icon stand beside each other is its style's.
  private func isOfLabel(_ index: Int, _ names: ViewNames) -> Bool {
    names.tree.parents[index].map { names.tree.nodes[$0].view == "Label" } ?? false
  }

  /// That there is a mask is said of the view that it masks; layers come and go with their view.
  private func isSaidOfBase(_ index: Int, _ names: ViewNames, _ counterpart: [Int?]) -> Bool {
    guard let base = names.base(of: index) else { return false }
    return names.tree.nodes[index].modifier("mask") != nil || counterpart[base] == nil
  }

  /// By the view in the new tree that they stood in; -1 for none.
  private func removedByPlace() -> [Int: [Cause]] {
    var result: [Int: [Cause]] = [:]
    for o in match.old.nodes.indices where match.newOf[o] == nil {
      var container = match.old.parents[o]
      if let parent = container, match.newOf[parent] == nil, !match.unwrapped.contains(parent) {
        continue
      }
      if isSaidOfBase(o, oldNames, match.newOf) { continue }
      if match.old.nodes[o].view == Cause.widgetURL {
        var cause = Cause.widgetURL(match.old.nodes[o].link, nil)
        (cause.old, cause.isOwn) = (o, false)
        result[-1, default: []].append(cause)
        continue
      }
      while let parent = container, match.newOf[parent] == nil {
        container = match.old.parents[parent]
      }
      let site = container.flatMap { match.newOf[$0] }
      var cause: Cause
      if match.unwrapped.contains(o) {
        if isOfLabel(o, oldNames) { continue }
        let inner = Self.list(match.old.children[o].filter { match.newOf[$0] != nil }, oldNames)
        cause = Cause(
          kind: .removed, trait: "wrapper", values: "", old: o, site: site,
          sentence: { "\($0) around \(inner) was removed" },
          general: { "\($0) around other views was removed" },
          reason: { "\($0) around \(inner) was removed" }, commonReason: "containers were removed")
      } else {
        let container = self.container(of: o, oldNames, to: false)
        let place = place(of: o, oldNames) { match.newOf[$0] != nil }
        cause = Cause(
          kind: .removed, trait: "view", values: place, container: container.said, old: o,
          site: site, isGeometric: oldNames.base(of: o) == nil,
          sentence: { "\($0) was removed\(container.said)\(place)" },
          general: { "\($0) was removed\(container.general)" }, detail: detail(o, oldNames),
          reason: { "\($0) was removed" }, commonReason: "views were removed")
      }
      cause.isOwn = false
      result[site ?? -1, default: []].append(cause)
    }
    return result
  }

  /// ` to HStack in QuoteRow`; a background's name says where it is.
  private func container(
    of index: Int, _ names: ViewNames, to isAdded: Bool
  ) -> (said: String, general: String) {
    if let said = names.layer(index, isGeneral: false),
      let general = names.layer(index, isGeneral: true)
    {
      // What went is named with its place.
      return isAdded ? (said, general) : ("", "")
    }
    let word = isAdded ? " to " : " from "
    guard let parent = names.tree.parents[index] else {
      return (word + "the widget", word + "the widget")
    }
    return (word + names.placed(parent), word + names.kind(parent))
  }

  /// What tells it from others that come or go with it.
  private func detail(_ index: Int, _ names: ViewNames) -> String? {
    let name = names.bare(index)
    return name == names.tree.nodes[index].view ? nil : name
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

  private static func list(_ indices: [Int], _ names: ViewNames) -> String {
    indices.count == 1 ? names.placed(indices[0]) : Phrases.list(indices.map(names.name))
  }

  private mutating func addWrapper(_ n: Int) {
    let inner = Self.list(match.new.children[n].filter { match.oldOf[$0] != nil }, newNames)
    causes.append(
      Cause(
        kind: .added, trait: "wrapper", values: "", new: n, site: n,
        sentence: { "\($0) was put around \(inner)" },
        general: { "\($0) was put around other views" },
        reason: { "\($0) was put around \(inner)" },
        commonReason: "containers were added"))
  }

  // MARK: Order

  /// A view that stood in another container.
  private mutating func addPlace(_ o: Int, _ n: Int) {
    var container = match.new.parents[n]
    var before = match.old.parents[o]
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
    let to = newNames.placed(now)
    let from = oldNames.placed(past)
    causes.append(
      Cause(
        kind: .reordered, trait: "container", values: "\(from) → \(to)", old: o, new: n, site: n,
        sentence: { "\($0) stands in \(to) now, not in \(from)" },
        general: { "\($0) stands in another container" },
        reason: { "\($0) stands in another container" },
        commonReason: "views stand in other containers"))
  }

  /// The order in which a container's views are drawn follows from another `zIndex`.
  private func hasNewDepths(_ n: Int) -> Bool {
    match.new.children[n].contains { child in
      match.oldOf[child].map {
        match.old.nodes[$0].modifier("zIndex") != match.new.nodes[child].modifier("zIndex")
      } ?? false
    }
  }

  private mutating func addOrder(of n: Int) {
    guard let parent = match.oldOf[n], match.new.children[n].count > 1 else { return }
    if hasNewDepths(n) { return }
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
        general: { "The views of \($0) are in another order" },
        reason: { "the views of \($0) are in another order" },
        commonReason: "views are in another order")
      cause.isOwn = false
      causes.append(cause)
      return
    }
    let view = match.new.nodes[n].view
    let isPile = view == "ZStack" || view == "ZStackLayout"
    let place: String
    if let next = row.first(where: { $0 > moved[0] }) {
      place = (isPile ? "behind " : "before ") + newNames.name(next)
    } else if let last = row.last(where: { $0 < moved[0] }) {
      place = (isPile ? "over " : "after ") + newNames.name(last)
    } else {
      return
    }
    let home = " in " + (newNames.owner(of: moved[0]).map { match.new.nodes[$0].view } ?? view)
    var cause = Cause(
      kind: .reordered, trait: "order", values: place, old: match.oldOf[moved[0]], new: moved[0],
      site: n, sentence: { "\($0) now stands \(place)\(home)" },
      general: { "\($0) stands elsewhere in its container" },
      reason: { "\($0) now stands \(place)" },
      commonReason: "views are in another order")
    cause.isOwn = false
    causes.append(cause)
  }
}
