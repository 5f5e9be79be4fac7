import DisplayList
import Foundation

/// Finds the differences of two matched trees.
struct EditFinder {
  private let match: TreeMatch
  private(set) var edits: [ViewEdit] = []

  /// The kind of the view that represents `widgetURL(_:)`.
  static let widgetURL = "WidgetURL"

  init(_ match: TreeMatch) {
    self.match = match
    addSize()
    var removed = removedByContainer()
    edits += removed.removeValue(forKey: -1) ?? []
    for n in match.new.nodes.indices {
      if match.wrappers.contains(n) {
        addWrapper(n)
      } else if match.oldOf[n] == nil {
        addAdded(n)
      }
      if let o = match.oldOf[n] {
        addMove(o, n)
        addOwn(o, n)
      }
      edits += removed.removeValue(forKey: n) ?? []
      addOrder(of: n)
    }
  }

  private mutating func addSize() {
    guard let o = match.old.roots.first, let n = match.new.roots.first else { return }
    let before = match.old.nodes[o], after = match.new.nodes[n]
    let a = before.frame.size, b = after.frame.size
    guard before.view == "ContainerBackground", after.view == "ContainerBackground",
      abs(a.width - b.width) > 0.5 || abs(a.height - b.height) > 0.5
    else { return }
    edits.append(ViewEdit(.widgetSize(from: a, to: b), old: o, new: n))
  }

  // MARK: The view itself

  private mutating func addOwn(_ o: Int, _ n: Int) {
    if match.old.ownDigests[o] == match.new.ownDigests[n] { return }
    let old = match.old.nodes[o], new = match.new.nodes[n]
    if old.view != new.view {
      edits.append(ViewEdit(.replaced(from: old.view, to: new.view), old: o, new: n))
    }
    for edit in NodeEdits.edits(match, o, n)
    where old.view == new.view || Self.outlivesReplacement(edit, old, new) {
      var found = ViewEdit(edit, old: o, new: n)
      if edit.isOfDrawing, let control = control(around: n) {
        (found.old, found.new) = (match.oldOf[control], control)
      }
      edits.append(found)
    }
  }

  /// The control that a container which draws something itself is part of.
  private func control(around n: Int) -> Int? {
    guard ViewKinds.isContainer(match.new.nodes[n].view) else { return nil }
    let control = match.new.ancestors(of: n).first {
      ViewKinds.isControl(match.new.nodes[$0].view)
    }
    return control.flatMap { match.oldOf[$0] == nil ? nil : $0 }
  }

  /// Reported also of a view that replaced another: its layout, and its color where both have one. All
  /// else follows from its being another view.
  private static func outlivesReplacement(
    _ edit: Edit, _ old: LayoutNode, _ new: LayoutNode
  ) -> Bool {
    if case .trait(.alignment, _, _) = edit { return false }
    switch edit.kind {
    case .padding, .layout, .link: return true
    case .color:
      func isFilled(_ node: LayoutNode) -> Bool {
        node.text == nil && node.imageName == nil
          && node.draws.contains { $0.id == .fill && $0[.color] != nil }
      }
      return isFilled(old) && isFilled(new)
    default: return false
    }
  }

  // MARK: Added and removed

  private mutating func addAdded(_ n: Int) {
    let parent = match.new.parents[n]
    // What was added within an added view is part of it.
    if let parent, match.oldOf[parent] == nil, !match.wrappers.contains(parent) { return }
    if isPartOfBase(n, match.new, match.oldOf) { return }
    let isURL = match.new.nodes[n].view == Self.widgetURL
    edits.append(
      ViewEdit(
        isURL
          ? .widgetURL(from: nil, to: match.new.nodes[n].link)
          : .added(position(of: n, match.new, match.oldOf)), new: n))
  }

  private mutating func addWrapper(_ n: Int) {
    if isOfLabel(n, match.new) { return }
    let inner = match.new.children[n].filter { match.oldOf[$0] != nil }
    edits.append(ViewEdit(.wrapped(inner), new: n))
  }

  /// Removed views by the view of the new tree that is now where they were; -1 for none.
  private func removedByContainer() -> [Int: [ViewEdit]] {
    var result: [Int: [ViewEdit]] = [:]
    for o in match.old.nodes.indices where match.newOf[o] == nil {
      if let parent = match.old.parents[o], match.newOf[parent] == nil,
        !match.unwrapped.contains(parent)
      {
        continue
      }
      if isPartOfBase(o, match.old, match.newOf) { continue }
      if match.old.nodes[o].view == Self.widgetURL {
        let edit = Edit.widgetURL(from: match.old.nodes[o].link, to: nil)
        result[-1, default: []].append(ViewEdit(edit, old: o, isOwn: false))
        continue
      }
      let site = match.old.ancestors(of: o).lazy.compactMap { match.newOf[$0] }.first
      let edit: Edit
      if match.unwrapped.contains(o) {
        if isOfLabel(o, match.old) { continue }
        edit = .unwrapped(match.old.children[o].filter { match.newOf[$0] != nil })
      } else {
        edit = .removed(position(of: o, match.old, match.newOf))
      }
      result[site ?? -1, default: []].append(ViewEdit(edit, old: o, site: site, isOwn: false))
    }
    return result
  }

  /// A label's style decides how its title and icon are arranged.
  private func isOfLabel(_ index: Int, _ tree: FlatTree) -> Bool {
    tree.parents[index].map { tree.nodes[$0].view == "Label" } ?? false
  }

  /// A mask is reported of the view that it masks; layers are added and removed with their view.
  private func isPartOfBase(_ index: Int, _ tree: FlatTree, _ counterpart: [Int?]) -> Bool {
    guard let base = tree.base(of: index) else { return false }
    return tree.nodes[index].modifier(.mask) != nil || counterpart[base] == nil
  }

  /// The nearest view after it that has a counterpart, or else before it.
  private func position(
    of index: Int, _ tree: FlatTree, _ counterpart: [Int?]
  ) -> Edit.Position {
    if tree.base(of: index) != nil { return .layer }
    guard let parent = tree.parents[index], let at = tree.children[parent].firstIndex(of: index)
    else { return .alone }
    let row = tree.children[parent]
    func isNeighbor(_ other: Int) -> Bool {
      counterpart[other] != nil && tree.base(of: other) == nil
    }
    // Of thousands that were added together none has a position worth reporting.
    if let next = row[(at + 1)...].prefix(50).first(where: isNeighbor) { return .before(next) }
    if let last = row[..<at].suffix(50).last(where: isNeighbor) { return .after(last) }
    return .alone
  }

  // MARK: Order

  /// A view that was in another container.
  private mutating func addMove(_ o: Int, _ n: Int) {
    guard let now = match.new.parents[n], let past = match.old.parents[o] else { return }
    let container = match.new.ancestors(of: n).first { !match.wrappers.contains($0) }
    let before = match.old.ancestors(of: o).first { !match.unwrapped.contains($0) }
    if container.flatMap({ match.oldOf[$0] }) == before { return }
    // If one of the two was replaced as well, all in it would be reported as moved.
    guard match.newOf[past] != nil || match.oldOf[now] != nil else { return }
    edits.append(ViewEdit(.moved(from: past, to: now), old: o, new: n))
  }

  /// The order in which a container's views are drawn follows from another `zIndex`.
  private func hasNewDepths(_ n: Int) -> Bool {
    match.new.children[n].contains { child in
      match.oldOf[child].map {
        match.old.nodes[$0].modifier(.zIndex) != match.new.nodes[child].modifier(.zIndex)
      } ?? false
    }
  }

  private mutating func addOrder(of n: Int) {
    guard let parent = match.oldOf[n], match.new.children[n].count > 1, !hasNewDepths(n) else {
      return
    }
    let row = match.new.children[n].filter {
      match.oldOf[$0].flatMap { match.old.parents[$0] } == parent
    }
    let before = row.compactMap { match.oldOf[$0] }
    let kept = Set(LongestRise.indices(before).map { row[$0] })
    let moved = row.filter { !kept.contains($0) }
    guard let first = moved.first else { return }
    if moved.count > 1 {
      edits.append(ViewEdit(.reordered(row), old: parent, new: n, isOwn: false))
      return
    }
    let next = row.first { $0 > first }.map { Edit.Position.before($0) }
    guard let position = next ?? row.last(where: { $0 < first }).map({ Edit.Position.after($0) })
    else { return }
    edits.append(
      ViewEdit(.displaced(position), old: match.oldOf[first], new: first, site: n, isOwn: false))
  }
}
