import DisplayList
import Foundation

/// The compositing operators that CSS has no blend mode for, made of masks: the alpha of a group and that
/// of its backdrop decide which part of both is drawn.
struct Compositing {
  /// A group or a view that is open, and where its content begins in what is written.
  private struct Level {
    /// The group that is composited; nil for a view, and for the whole picture.
    var group: Group?
    var start: Int
  }

  /// Commands, those of masks too, that may be written again for one group; beyond that it is drawn as
  /// if it had no blend mode.
  private static let mostCopied = 2000

  private var written: [Command] = []
  private var levels = [Level(group: nil, start: 0)]

  /// The same picture without those blend modes.
  static func rewritten(_ commands: [Command]) -> [Command] {
    guard commands.contains(where: { $0.isComposited }) else { return commands }
    var rewriting = Compositing()
    rewriting.write(CommandTree(commands), commands.indices)
    return rewriting.written
  }

  private mutating func write(_ tree: CommandTree, _ range: Range<Int>) {
    var i = range.lowerBound
    while i < range.upperBound {
      switch tree[i] {
      case .beginGroup(let group) where group.blend.css == nil && group.blend != .normal:
        let inside = tree.inside(groupAt: i, within: range)
        compose(group, Self.rewritten(Array(tree.commands[inside])))
        i = inside.upperBound
      case .beginGroup(let group):
        written.append(tree[i])
        levels.append(Level(group: group, start: written.count))
      case .beginView:
        written.append(tree[i])
        levels.append(Level(group: nil, start: written.count))
      case .endGroup, .endView:
        written.append(tree[i])
        if levels.count > 1 { levels.removeLast() }
      default: written.append(tree[i])
      }
      i += 1
    }
  }

  private mutating func compose(_ group: Group, _ inside: [Command]) {
    var plain = group
    plain.blend = .normal
    let source = [.beginGroup(plain)] + inside + [.endGroup]
    // What lies before it in the picture that it is blended into.
    let scope = levels.lastIndex { $0.group?.isOwnPicture ?? false } ?? 0
    let before = (scope..<levels.count).flatMap { Array(written[run($0)]) }.withoutViews
    // Masks within masks would grow without end.
    // What a hole is cut out of isn't copied.
    let copied = group.blend == .destinationOut ? 0 : before.weight
    guard copied + source.weight * (levels.count - scope) <= Self.mostCopied else {
      if group.blend != .destinationOut { written += source }
      return
    }
    let isMoved = levels[(scope + 1)...].contains { !($0.group?.transform.isIdentity ?? true) }
    func masked(_ mask: [Command]) -> [Command] {
      [.beginGroup(Group(mask: mask))] + source + [.endGroup]
    }
    let hole = isMoved ? [] : Self.inverse(before, over: source)
    switch group.blend {
    case .destinationOut:
      wrap(scope, source) { Group(mask: Self.inverse($1, over: $0)) }
    case .destinationIn: wrap(scope, source) { Group(mask: $1) }
    case .destinationOver:
      let inner = Self.enclosed(source, in: levels[(scope + 1)...])
      written.insert(contentsOf: inner, at: levels[scope].start)
      for i in (scope + 1)..<max(levels.count, scope + 1) { levels[i].start += inner.count }
    case _ where isMoved: written += source
    case .sourceAtop: written += masked(before)
    case .sourceIn:
      wrap(scope, source) { _, _ in Group(opacity: 0) }
      written += masked(before)
    case .sourceOut:
      wrap(scope, source) { _, _ in Group(opacity: 0) }
      written += masked(hole)
    case .destinationAtop:
      wrap(scope, source) { Group(mask: $1) }
      written += masked(hole)
    case .xor:
      wrap(scope, source) { Group(mask: Self.inverse($1, over: $0)) }
      written += masked(hole)
    default: written += source
    }
  }

  /// The content of a level before the next one opens.
  private func run(_ level: Int) -> Range<Int> {
    let end = level + 1 < levels.count ? levels[level + 1].start - 1 : written.count
    return levels[level].start..<max(end, levels[level].start)
  }

  /// Puts what was drawn in each level into a group, which is made of that and of the source in the
  /// level's coordinates.
  private mutating func wrap(
    _ scope: Int, _ source: [Command], _ group: ([Command], [Command]) -> Group
  ) {
    for level in (scope..<levels.count).reversed() {
      let run = run(level)
      if run.isEmpty { continue }
      let inner = Self.enclosed(source, in: levels[(level + 1)...])
      written.insert(.endGroup, at: run.upperBound)
      written.insert(
        .beginGroup(group(Array(written[run]).withoutViews, inner)), at: run.lowerBound)
      for i in (level + 1)..<max(levels.count, level + 1) { levels[i].start += 2 }
    }
  }

  private static func enclosed(_ source: [Command], in levels: ArraySlice<Level>) -> [Command] {
    let groups = levels.compactMap(\.group)
    return groups.map { .beginGroup($0) } + source + groups.map { _ in .endGroup }
  }

  /// Alpha where `commands` have none, as far as `content` reaches.
  private static func inverse(_ commands: [Command], over content: [Command]) -> [Command] {
    let area = CommandTree(content).bounds(content.indices, .identity).insetBy(-1, -1)
    let turned = Effect.colorMatrix([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1,
    ])
    return [
      .beginGroup(Group(effects: [turned])), .fill(.rect(area.rect), .nonZero, .color(.clear)),
    ]
      + commands + [.endGroup]
  }
}

extension Group {
  /// Whether the content is blended within the group only.
  fileprivate var isOwnPicture: Bool {
    isolated || blend != .normal || mask != nil || !effects.isEmpty || opacity < 1
      || projection != nil
  }
}

extension Command {
  fileprivate var isComposited: Bool {
    guard case .beginGroup(let group) = self else { return false }
    return group.blend.css == nil && group.blend != .normal
  }
}

extension Array where Element == Command {
  /// The number of commands, with those of masks.
  fileprivate var weight: Int {
    reduce(0) { sum, command in
      guard case .beginGroup(let group) = command else { return sum + 1 }
      return sum + 1 + (group.mask?.weight ?? 0)
    }
  }

  fileprivate var withoutViews: [Command] {
    filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
  }
}
