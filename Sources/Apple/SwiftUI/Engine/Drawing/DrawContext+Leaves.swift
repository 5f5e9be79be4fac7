import CoreGraphics
import DisplayList
import Foundation

extension DrawContext {
  /// Draws `content` with a shadow that each of its leaves casts by itself: the shadow of what lies in front falls on
  /// what lies behind. A leaf is a text, a shape or an image, and also what takes an effect only as a whole: a view
  /// that is clipped, masked, blended, filtered, stretched or has a shadow already, and a `compositingGroup()`.
  ///
  /// Sources: Apple's page of `compositingGroup()`, by which the effects of ancestors take effect on the group; the
  /// audited figures of OpenSwiftUI (`DisplayListViewModel.swift`: the shadow is state that items inherit, and which
  /// items can't); isamercan/ThemeKit @c412840, where the texts of a card cast shadows on it, in iOS 26's layers
  /// (`AlertDialogSnapshotTests`) as in macOS 26's `ImageRenderer` (`Screenshots/Card.png`).
  mutating func castShadow(
    _ shadow: CompositingGroup, _ content: (inout DrawContext) -> Void
  ) {
    let drawn = captured(content), first = commands.count
    guard emit(drawn[...], shadow) > 1 else { return }
    // A shadow around this one takes all of it as one leaf.
    insert(.beginGroup(CompositingGroup(isolated: true, isShadowOfLeaves: true)), at: first)
    append(.endGroup)
  }

  /// - Returns: how many leaves cast a shadow.
  private mutating func emit(_ drawn: ArraySlice<Command>, _ shadow: CompositingGroup) -> Int {
    var i = drawn.startIndex, leaves = 0
    while i < drawn.endIndex {
      switch drawn[i] {
      case .beginView(let view):
        let end = drawn.end(ofUnitAt: i)
        if isLeaf(view, drawn[i + 1..<end - 1]) {
          leaves += wrap(drawn[i..<end], shadow)
          i = end
        } else {
          append(drawn[i])
          i += 1
        }
      case .beginGroup(let group):
        let end = drawn.end(ofUnitAt: i)
        if let within = shadow.inherited(through: group) {
          append(drawn[i])
          leaves += emit(drawn[i + 1..<end - 1], within)
          append(.endGroup)
        } else {
          leaves += wrap(drawn[i..<end], shadow)
        }
        i = end
      case .endView, .endGroup:
        append(drawn[i])
        i += 1
      case .fill, .stroke, .glyphs, .image:
        leaves += wrap(drawn[i...i], shadow)
        i += 1
      }
    }
    return leaves
  }

  /// A text is one picture, with all its lines and links; other views are leaves where no view is within them.
  private func isLeaf(_ view: Int, _ content: ArraySlice<Command>) -> Bool {
    if views.indices.contains(view), views[view].kind == "Text" { return true }
    return !content.contains {
      if case .beginView = $0 { return true }
      return false
    }
  }

  private mutating func wrap(_ leaf: ArraySlice<Command>, _ shadow: CompositingGroup) -> Int {
    guard leaf.contains(where: \.draws) else {
      for command in leaf { append(command) }
      return 0
    }
    group(shadow) { context in for command in leaf { context.append(command) } }
    return 1
  }
}

extension CompositingGroup {
  /// This shadow for the leaves within a group; nil where the group takes it as a whole.
  fileprivate func inherited(through group: CompositingGroup) -> CompositingGroup? {
    guard
      group.clip == nil, group.mask == nil, group.blend == .normal, group.effects.isEmpty,
      !group.isolated, group.projection == nil
    else { return nil }
    let map = group.transform
    if map.isIdentity { return self }
    guard let scale = map.uniformScale else { return nil }
    var within = self
    within.effects = effects.map {
      guard case .shadow(let color, let radius, let offset) = $0 else { return $0 }
      // The direction of the light and the softness are those of the space around the group.
      let move = CGPoint(x: offset.width, y: offset.height).applying(map.linear.inverted())
      return .shadow(
        color: color, radius: radius / scale, offset: CGSize(width: move.x, height: move.y))
    }
    return within
  }
}

extension CGAffineTransform {
  fileprivate var linear: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// The factor of all lengths; nil where it depends on their direction, or is none.
  fileprivate var uniformScale: CGFloat? {
    let x = a * a + b * b, y = c * c + d * d
    guard x.isFinite, x > 1e-12, abs(x - y) <= x * 1e-6, abs(a * c + b * d) <= x * 1e-6 else {
      return nil
    }
    return x.squareRoot()
  }
}

extension Command {
  fileprivate var draws: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: true
    case .beginView, .endView, .beginGroup, .endGroup: false
    }
  }
}

extension ArraySlice<Command> {
  /// The index after the end of the view or group that begins at an index.
  fileprivate func end(ofUnitAt start: Int) -> Int {
    var depth = 0
    for i in start..<endIndex {
      switch self[i] {
      case .beginView, .beginGroup: depth += 1
      case .endView, .endGroup:
        depth -= 1
        if depth == 0 { return i + 1 }
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
    return endIndex
  }
}
