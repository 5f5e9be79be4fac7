import DisplayList
import Foundation

/// Finds the views that moved, that have another size and whose lines break elsewhere, each as far out as
/// one consequence covers all.
struct ConsequenceFinder {
  private let match: TreeMatch
  private let causes: CauseFinder
  private(set) var consequences: [Consequence] = []

  /// The motion of the visible part of a subtree.
  private enum Motion {
    /// Nothing of it is visible, or what is visible has edits of its own.
    case none
    case together(Shift)
    case apart
  }

  private var motions: [Motion]
  /// Texts whose lines changed.
  private var hasLines: Set<Int> = []

  init(_ match: TreeMatch, _ causes: CauseFinder) {
    self.match = match
    self.causes = causes
    motions = Array(repeating: .none, count: match.new.nodes.count)
    for n in match.new.nodes.indices { addLines(n) }
    for n in match.new.nodes.indices.reversed() { motions[n] = motion(of: n) }
    for root in match.new.roots { addMoves(root) }
  }

  private func draws(_ n: Int) -> Bool {
    match.new.nodes[n].draws.contains { $0.id.definition.form == .unreported }
  }

  private func ownMotion(_ n: Int) -> Motion {
    // The consequence for a text's lines covers its move.
    guard let o = match.oldOf[n], draws(n), causes.ownEdit(of: n) == nil, !hasLines.contains(n)
    else { return .none }
    let old = match.old.nodes[o]
    let new = match.new.nodes[n]
    if new.text == nil, Shift.growth(old.frame, new.frame) != .zero { return .apart }
    return .together(Shift.move(old.frame, new.frame))
  }

  private func motion(of n: Int) -> Motion {
    var result = ownMotion(n)
    for child in match.new.children[n] {
      switch (result, motions[child]) {
      case (_, .none): break
      case (.none, let other): result = other
      case (.together(let a), .together(let b))
      where abs(a.dx - b.dx) < Shift.visible && abs(a.dy - b.dy) < Shift.visible:
        break
      default: return .apart
      }
    }
    return result
  }

  private mutating func addMoves(_ n: Int) {
    switch motions[n] {
    case .none: return
    case .together(let shift):
      if shift == .zero { return }
      // The edit of the view itself already reports it.
      if causes.ownEdit(of: n) != nil { return }
      // The only child of a container is what a reader sees.
      let isShell =
        match.new.children[n].count == 1 && ViewKinds.isContainer(match.new.nodes[n].view)
      guard let o = match.oldOf[n], !isShell else { break }
      let cause = causes.cause(of: n, shift, moved: true)
      // Then each of the views in it has its own cause.
      let isWithin = cause.map { causes.isWithin($0, n) } ?? causes.hasEdit(within: n)
      if isWithin, !match.new.children[n].isEmpty { break }
      consequences.append(Consequence(effect: .moved(shift), old: o, new: n, cause: cause))
      return
    case .apart: addOwn(n)
    }
    for child in match.new.children[n] { addMoves(child) }
  }

  /// The consequence for a view whose children moved apart, or that has another size.
  private mutating func addOwn(_ n: Int) {
    guard let o = match.oldOf[n] else { return }
    switch ownMotion(n) {
    case .none: return
    case .together(let shift):
      if shift == .zero { return }
      consequences.append(
        Consequence(
          effect: .moved(shift), old: o, new: n,
          cause: causes.cause(of: n, shift, moved: true)))
    case .apart:
      let growth = Shift.growth(match.old.nodes[o].frame, match.new.nodes[n].frame)
      if growth == .zero { return }
      consequences.append(
        Consequence(
          effect: .resized(growth), old: o, new: n,
          cause: causes.cause(of: n, growth, moved: false)))
    }
  }

  // MARK: Lines

  private mutating func addLines(_ n: Int) {
    guard let o = match.oldOf[n] else { return }
    let old = match.old.nodes[o], new = match.new.nodes[n]
    guard old.view == new.view, let change = Self.lineChange(old, new) else { return }
    var own = causes.ownEdit(of: n)
    // Nothing is truncated because it may take more lines.
    if let edit = own, case .trait(.lineLimit, _, _) = causes.edits[edit].edit, new.isTruncated,
      new.modifier(.lineLimit) == nil
    {
      own = nil
    }
    let growth = Shift.growth(old.frame, new.frame)
    var consequence = Consequence(effect: .lines(change), old: o, new: n)
    var shift = growth.dx == 0 ? growth : Shift(dx: growth.dx, dy: 0)
    if own == nil {
      // A wider frame truncates no text.
      let isCut = new.isTruncated && !old.isTruncated
      let less = Shift(dx: min(growth.dx, 0), dy: growth.dx < 0 ? 0 : min(growth.dy, 0))
      if isCut, less != .zero { shift = less }
      consequence.growth = isCut ? less : Shift(dx: growth.dx, dy: 0)
    }
    hasLines.insert(n)
    consequence.cause = own ?? causes.cause(of: n, shift, moved: false)
    consequences.append(consequence)
  }

  private static func lineChange(_ old: LayoutNode, _ new: LayoutNode) -> Consequence.LineChange? {
    guard let text = new.text, old.text != nil else { return nil }
    let isSameText = old.text == text
    if new.isTruncated, !old.isTruncated || (isSameText && old.lines != new.lines) {
      return .truncated(
        line: new.lines.count > 1 ? new.lines.count : nil, text: new.lines.last ?? "",
        wasTruncated: old.isTruncated)
    }
    if old.isTruncated, !new.isTruncated { return .notTruncated }
    if old.lines.count != new.lines.count, !old.lines.isEmpty, !new.lines.isEmpty {
      return .count(from: old.lines.count, to: new.lines.count)
    }
    guard isSameText else { return nil }
    if old.lines != new.lines, old.lines.count > 1 { return .broken }
    guard old.font == new.font, let from = glyphSize(old), let to = glyphSize(new),
      abs(to / from - 1) > 0.005
    else { return nil }
    let percent = Int(clamping: min((abs(to / from - 1) * 100).rounded(), 10_000))
    return .scaled(percent: percent, isSmaller: to < from)
  }

  /// The size of the first glyphs, points.
  private static func glyphSize(_ node: LayoutNode) -> CGFloat? {
    let size = node.draws.first { $0.id == .glyphs }?[.size]?.number
    return size.flatMap { $0 > 0 ? $0 : nil }
  }
}
