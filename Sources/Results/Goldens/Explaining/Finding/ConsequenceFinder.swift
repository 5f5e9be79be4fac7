import Foundation

/// Finds what moved, what has another size and whose lines break elsewhere, each as far out as one
/// sentence says it all.
struct ConsequenceFinder {
  private let match: TreeMatch
  private let attribution: Attribution
  private let names: ViewNames
  private(set) var consequences: [Consequence] = []

  /// How the visible part of a subtree moved.
  private enum Motion {
    /// Nothing of it is seen, or what is seen has reasons of its own.
    case none
    case together(Shift)
    case apart
  }

  private var motions: [Motion]
  private var isTold: Set<Int> = []

  init(_ match: TreeMatch, _ attribution: Attribution) {
    self.match = match
    self.attribution = attribution
    names = ViewNames(tree: match.new)
    motions = Array(repeating: .none, count: match.new.nodes.count)
    for n in match.new.nodes.indices { addLines(n) }
    for n in match.new.nodes.indices.reversed() { motions[n] = motion(of: n) }
    for root in match.new.roots { addMoves(root) }
  }

  private func draws(_ n: Int) -> Bool {
    match.new.nodes[n].draws.contains {
      ["fill", "stroke", "glyphs", "image"].contains($0.name)
    }
  }

  private func ownMotion(_ n: Int) -> Motion {
    // What is told of a text's lines says enough of it.
    guard let o = match.oldOf[n], draws(n), attribution.ownCause(of: n) == nil, !isTold.contains(n)
    else { return .none }
    let old = match.old.nodes[o]
    let new = match.new.nodes[n]
    if new.text == nil, Geometry.growth(old.frame, new.frame) != .zero { return .apart }
    return .together(Geometry.move(old.frame, new.frame))
  }

  private func motion(of n: Int) -> Motion {
    var result = ownMotion(n)
    for child in match.new.children[n] {
      switch (result, motions[child]) {
      case (_, .none): break
      case (.none, let other): result = other
      case (.together(let a), .together(let b))
      where abs(a.dx - b.dx) < Geometry.visible && abs(a.dy - b.dy) < Geometry.visible:
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
      // What a view's own source did to it isn't told of it again.
      if attribution.ownCause(of: n) != nil { return }
      // A container of one is not what a reader sees.
      let isShell =
        match.new.children[n].count == 1 && ViewNames.isContainer(match.new.nodes[n].view)
      guard let o = match.oldOf[n], !isShell else { break }
      let cause = attribution.cause(of: n, shift, moved: true)
      // Then each of those in it has its own reason.
      let isWithin = cause.map { attribution.isWithin($0, n) } ?? attribution.hasCause(within: n)
      if isWithin, !match.new.children[n].isEmpty { break }
      consequences.append(Consequence(kind: .moved, old: o, new: n, shift: shift, cause: cause))
      return
    case .apart: addOwn(n)
    }
    for child in match.new.children[n] { addMoves(child) }
  }

  /// Of a view whose inner ones go elsewhere, or that has another size.
  private mutating func addOwn(_ n: Int) {
    guard let o = match.oldOf[n] else { return }
    switch ownMotion(n) {
    case .none: return
    case .together(let shift):
      if shift == .zero { return }
      consequences.append(
        Consequence(
          kind: .moved, old: o, new: n, shift: shift,
          cause: attribution.cause(of: n, shift, moved: true)))
    case .apart:
      let growth = Geometry.growth(match.old.nodes[o].frame, match.new.nodes[n].frame)
      if growth == .zero { return }
      consequences.append(
        Consequence(
          kind: .resized, old: o, new: n, shift: growth,
          cause: attribution.cause(of: n, growth, moved: false)))
    }
  }

  // MARK: Lines

  private mutating func addLines(_ n: Int) {
    guard let o = match.oldOf[n] else { return }
    let old = match.old.nodes[o]
    let new = match.new.nodes[n]
    guard let text = new.text, old.text != nil, old.view == new.view else { return }
    let name = names.name(n)
    var kind = Change.Kind.wrapped
    let sentence: String
    if new.isTruncated, !old.isTruncated || (old.text == text && old.lines != new.lines) {
      kind = .truncated
      let last = ViewNames.quotedEnd(new.lines.last ?? "")
      let verb = old.isTruncated ? "is cut elsewhere" : "now truncates"
      sentence =
        new.lines.count > 1
        ? "\(name): line \(new.lines.count) \(verb) (\(last))" : "\(name) \(verb) (\(last))"
    } else if old.isTruncated, !new.isTruncated {
      kind = .truncated
      sentence = "\(name) no longer truncates"
    } else if old.lines.count != new.lines.count, !old.lines.isEmpty, !new.lines.isEmpty {
      let lines = new.lines.count == 1 ? "1 line" : "\(new.lines.count) lines"
      sentence = "\(name) now takes \(lines), not \(old.lines.count)"
    } else if old.text == text, old.lines != new.lines, old.lines.count > 1 {
      sentence = "\(name) breaks its lines elsewhere"
    } else if old.text == text, old.font == new.font, let from = size(old), let to = size(new),
      abs(to / from - 1) > 0.005
    {
      let share = Int((abs(to / from - 1) * 100).rounded())
      sentence = "\(name) is set \(share) % \(to < from ? "smaller" : "larger")"
    } else {
      return
    }
    var own = attribution.ownCause(of: n)
    // Nothing is cut because it may take more lines.
    if let cause = own, attribution.causes[cause].trait == "lineLimit", new.isTruncated,
      new.modifier("lineLimit") == nil
    {
      own = nil
    }
    let growth = Geometry.growth(old.frame, new.frame)
    var room: String?
    var change = growth.dx == 0 ? growth : Shift(dx: growth.dx, dy: 0)
    if own == nil {
      // More room to the side cuts no text short.
      let isCut = new.isTruncated && !old.isTruncated
      let less = Shift(dx: min(growth.dx, 0), dy: growth.dx < 0 ? 0 : min(growth.dy, 0))
      if isCut, less != .zero { change = less }
      room = Phrases.growth([isCut ? less : Shift(dx: growth.dx, dy: 0)]).map { "it is \($0)" }
    }
    isTold.insert(n)
    consequences.append(
      Consequence(
        kind: kind, old: o, new: n, shift: .zero, sentence: sentence, room: room,
        cause: own ?? attribution.cause(of: n, change, moved: false)))
  }

  /// Of the first glyphs, points.
  private func size(_ node: LayoutNode) -> Double? {
    let size = node.draws.first { $0.name == "glyphs" }?.values["size"].flatMap { Double($0) }
    return size.flatMap { $0 > 0 ? $0 : nil }
  }
}
