import DisplayList
import Foundation

/// The reasons that lie in the container of a view: what it offered, and for which other views it kept the rest.
struct ContainerWords {
  let tree: StepTree

  /// - Parameter step: the outermost modifier of the view, or the view.
  func words(for step: Int) -> [String] {
    guard let container = tree.steps[step].parent else { return [] }
    switch tree.steps[container].facts {
    case .stack(let stack): return ofStack(stack, container, step)
    case .grid(let grid): return ofGrid(grid, step)
    case .none: return ofRow(container, step)
    case .tracks(let tracks): return ofTracks(tracks, container, step)
    case .layers(let leaders, _): return ofLayers(container, leaders, step)
    case .root(let top, let leading, let bottom, let trailing):
      return ofRoot(container, step, CGSize(width: leading + trailing, height: top + bottom))
    case .layer(let layer, let isBehind) where layer == step:
      guard let content = tree.content(ofLayer: container) else { return [] }
      let size = Numbers.size(tree.steps[content].frame.size)
      return [
        "It is \(isBehind ? "the background" : "an overlay") of "
          + "\(tree.name(ofStep: content)), and was offered that view’s size, \(size)."
      ]
    case .containerBackground:
      return [
        "It is in the container background, which is offered the whole widget: "
          + "\(Numbers.proposal(tree.steps[step].proposal))."
      ]
    case .fits(let fits): return ofFits(fits, tree.steps[step].proposal)
    case .container:
      return [
        "The \(tree.containerName(container)) offered it "
          + "\(Numbers.proposal(tree.steps[step].proposal))."
      ]
    default: return []
    }
  }

  /// The reason of a text's width where its own container doesn't share out widths: that of the nearest one around
  /// which does.
  func widthWords(for step: Int) -> String? {
    var at = step
    while let container = tree.steps[at].parent {
      if case .stack(let stack) = tree.steps[container].facts, stack.isHorizontal,
        let turn = stack.shares.firstIndex(where: { $0.child == at })
      {
        if at == step { return nil }
        return "The width is that of \(tree.name(ofStep: at)). "
          + offer(stack, tree.containerName(container), turn)
      }
      at = tree.chain(of: container)[0]
    }
    return nil
  }

  // MARK: Stacks

  private func ofStack(_ stack: LayoutTrace.Stack, _ container: Int, _ step: Int) -> [String] {
    let name = tree.containerName(container)
    guard let turn = stack.shares.firstIndex(where: { $0.child == step }) else {
      guard let length = stack.length else {
        let side = stack.isHorizontal ? "width" : "height"
        return [
          "The \(name) was offered no particular \(side), so its views have their ideal \(side)."
        ]
      }
      let only = stack.gaps.isEmpty ? ", for it holds nothing else" : ""
      return ["The \(name) offered it all of its \(Numbers.offer(length))\(only)."]
    }
    let share = stack.shares[turn]
    var words = [offer(stack, name, turn)]
    // A spacer's priority is below all others', which is no choice of the source.
    let others = stack.shares.dropFirst().map(\.priority).filter { $0 > -.infinity }
    if turn == 0, let next = others.max(), share.priority > next {
      words.append("It was asked first: its layout priority, \(priority(share)), is the highest.")
    }
    return words
  }

  private func offer(_ stack: LayoutTrace.Stack, _ name: String, _ turn: Int) -> String {
    let share = stack.shares[turn]
    let whole = stack.length ?? share.offered
    var reasons: [String] = []
    let gaps = stack.gaps.reduce(0, +)
    if gaps > 0 { reasons.append("\(Numbers.points(gaps)) is spacing") }
    reasons += before(share, stack.shares[..<turn])
    let lower = stack.shares[(turn + 1)...].filter { $0.priority < share.priority }
    if share.reserve > 0.01 {
      reasons.append(
        "\(Numbers.points(share.reserve)) is kept for \(names(lower)), of lower priority")
    }
    let others = stack.shares[(turn + 1)...].filter { $0.priority == share.priority }.count
    if others > 0 {
      reasons.append(
        "what is left is offered in equal parts to it and to "
          + (others == 1 ? names(stack.shares[(turn + 1)...].prefix(1)) : "\(others) others"))
    }
    let took =
      Numbers.same(share.taken, share.offered)
      ? "" : "; it took \(Numbers.points(share.taken))"
    let why = reasons.isEmpty ? "" : ": " + reasons.joined(separator: ", ")
    return
      "The \(name) offered it \(Numbers.plain(share.offered)) of \(Numbers.points(whole))\(why)\(took)."
  }

  /// The views that were asked before one, with the reason why they were.
  private func before(
    _ share: LayoutTrace.Share, _ earlier: ArraySlice<LayoutTrace.Share>
  ) -> [String] {
    if share.priority == -.infinity, !earlier.isEmpty {
      return ["\(names(earlier)) took \(taken(Array(earlier)))"]
    }
    let equal = earlier.filter { $0.priority == share.priority }
    let flexibility = share.most - share.least
    func isStiffer(_ other: LayoutTrace.Share) -> Bool { other.most - other.least < flexibility }
    let groups: [(shares: [LayoutTrace.Share], one: String, many: String)] = [
      (
        earlier.filter { $0.priority > share.priority }, " has the higher layout priority and took",
        " have the higher layout priority and took"
      ),
      (
        equal.filter(isStiffer), ", which is less flexible, took", ", which are less flexible, took"
      ),
      (
        equal.filter { !isStiffer($0) }, ", which is as flexible and comes first, took",
        ", which are as flexible and come first, took"
      ),
    ]
    return groups.filter { !$0.shares.isEmpty }.map { group in
      let verb = group.shares.count == 1 ? group.one : group.many
      let end = group.shares[0].priority > share.priority ? " first" : ""
      return "\(names(group.shares))\(verb) \(taken(group.shares))\(end)"
    }
  }

  private func names(_ shares: ArraySlice<LayoutTrace.Share>) -> String {
    Numbers.list(shares.map { tree.name(ofStep: $0.child) })
  }
  private func names(_ shares: [LayoutTrace.Share]) -> String { names(shares[...]) }

  private func taken(_ shares: [LayoutTrace.Share]) -> String {
    Numbers.points(shares.map(\.taken).reduce(0, +))
  }

  private func priority(_ share: LayoutTrace.Share) -> String { Numbers.plain(share.priority) }

  // MARK: Grids

  /// A row proposes nothing itself: its cells are the grid's.
  private func ofRow(_ row: Int, _ step: Int) -> [String] {
    var above = tree.steps[row].parent
    while let next = above {
      if case .grid(let grid) = tree.steps[next].facts { return ofGrid(grid, step) }
      above = tree.steps[next].parent
    }
    return []
  }

  private func ofGrid(_ grid: LayoutTrace.Grid, _ step: Int) -> [String] {
    guard let cell = grid.cells.first(where: { $0.child == step }),
      grid.columns.indices.contains(cell.column)
    else { return [] }
    guard cell.span == 1 else {
      return [
        "It spans \(cell.span) columns of the Grid, from the \(Numbers.ordinal(cell.column + 1)) on."
      ]
    }
    let width = grid.columns[cell.column]
    let column =
      "The \(Numbers.ordinal(cell.column + 1)) column of the Grid is \(Numbers.points(width)) wide"
    let neighbours = grid.cells.filter { $0.column == cell.column && $0.span == 1 }
    guard let widest = neighbours.max(by: { $0.idealWidth < $1.idealWidth }) else { return [] }
    if widest.idealWidth > width + 0.01 {
      return [
        "\(column): its widest cell, \(tree.name(ofStep: widest.child)), needs "
          + "\(Numbers.points(widest.idealWidth)), and the Grid has no more to share out."
      ]
    }
    let own = widest.child == step
    return [
      Numbers.same(widest.idealWidth, width)
        ? "\(column), as wide as its widest cell, \(own ? "this one" : tree.name(ofStep: widest.child))."
        : "\(column): a cell in it takes all the width that it is offered."
    ]
  }

  private func ofTracks(_ tracks: LayoutTrace.Tracks, _ container: Int, _ step: Int) -> [String] {
    guard let place = tracks.children.firstIndex(of: step), !tracks.tracks.isEmpty else {
      return []
    }
    let number = place % tracks.tracks.count
    let track = tracks.tracks[number]
    let noun = tracks.isHorizontal ? "column" : "row"
    return [
      "The \(Numbers.ordinal(number + 1)) \(noun) of the \(tree.containerName(container)) is "
        + "\(track.kind), \(Numbers.points(track.length)) \(tracks.isHorizontal ? "wide" : "high")."
    ]
  }

  // MARK: Others

  private func ofLayers(_ container: Int, _ leaders: [Int], _ step: Int) -> [String] {
    let size = Numbers.proposal(tree.steps[step].proposal)
    let name = tree.containerName(container)
    let largest = leaders.map { tree.steps[$0].frame.size }
    let stack = tree.steps[container].frame.size
    if leaders.contains(step), tree.steps[container].frame.size != .zero, largest.count > 1,
      Numbers.same(tree.steps[step].frame.width, stack.width),
      Numbers.same(tree.steps[step].frame.height, stack.height)
    {
      return ["The \(name) is as large as this view, its largest: \(Numbers.size(stack))."]
    }
    return ["The \(name) offered it its own size, \(size)."]
  }

  private func ofRoot(_ root: Int, _ step: Int, _ margins: CGSize) -> [String] {
    if case .containerBackground = tree.steps[step].facts { return [] }
    let whole = tree.steps[root].frame.size
    guard margins.width > 0 || margins.height > 0 else {
      return ["The picture is \(Numbers.size(whole)), and all of it is offered."]
    }
    return [
      "The widget offers \(Numbers.proposal(tree.steps[step].proposal)): \(Numbers.size(whole)) "
        + "less content margins of \(Numbers.plain(margins.width)) × \(Numbers.points(margins.height))."
    ]
  }

  private func ofFits(_ fits: LayoutTrace.Fits, _ proposal: LayoutTrace.Proposal) -> [String] {
    guard let chosen = fits.chosen else { return [] }
    let count = fits.candidates.count
    let place = Numbers.ordinal(chosen + 1)
    if chosen == 0 { return ["ViewThatFits took its first view of \(count): it fits."] }
    let before = fits.candidates[chosen - 1]
    return [
      "ViewThatFits took its \(place) view of \(count): the one before needs \(Numbers.size(before)), "
        + "and \(Numbers.proposal(proposal)) was offered."
    ]
  }
}
