import CoreGraphics
import DisplayList
import Foundation

extension DrawContext {
  /// Draws `content` with a shadow that each of its leaves casts by itself: the shadow of a leaf in front is seen on the
  /// leaves behind it. A leaf is a text, a shape, an image or a control's drawing, and also a view that takes an effect
  /// only as a whole: one that is clipped, masked, filtered, stretched or has a shadow already, and a `compositingGroup()`.
  ///
  /// A blend mode is applied outside of the shadow, so that the leaf blends with the drawing below the view. Where a view
  /// cuts a hole in the drawing below it in `content`, all of `content` casts one shadow: that of the picture with the hole.
  ///
  /// Sources: Apple's page of `compositingGroup()`, by which the effects of ancestors take effect on the group; the
  /// audited figures of OpenSwiftUI (`DisplayListViewModel.swift`: the shadow is state that items inherit, and which
  /// items can't); isamercan/ThemeKit @c412840, where the texts of a card cast shadows on it, in iOS 26's layers
  /// (`AlertDialogSnapshotTests`) as in macOS 26's `ImageRenderer` (`Screenshots/Card.png`).
  mutating func castShadow(
    _ shadow: CompositingGroup, _ content: (inout DrawContext) -> Void
  ) {
    let drawn = captured(content)[...], first = commands.count
    if drawn.cutsOut {
      _ = wrap(drawn, shadow)
    } else if emit(drawn, shadow) > 1 {
      // A shadow around this one takes all of it as one leaf.
      insert(.beginGroup(CompositingGroup(isShadowOfLeaves: true)), at: first)
      append(.endGroup)
    }
  }

  /// - Returns: the number of leaves that cast a shadow.
  private mutating func emit(_ drawn: ArraySlice<Command>, _ shadow: CompositingGroup) -> Int {
    // Commands in a row that belong to no view within are one leaf: they are a control, such as a switch.
    var i = drawn.startIndex, bare = i, leaves = 0
    while i < drawn.endIndex {
      let end = drawn.end(ofUnitAt: i)
      if drawn[i..<end].isBare {
        i = end
        continue
      }
      leaves += wrap(drawn[bare..<i], shadow)
      switch drawn[i] {
      case .beginView(let view) where isLeaf(view, drawn[i + 1..<end]):
        leaves += wrap(drawn[i..<end], shadow)
        i = end
      case .beginGroup(let group):
        leaves += emit(group, drawn[i..<end], shadow)
        i = end
      default:
        append(drawn[i])
        i += 1
      }
      bare = i
    }
    return leaves + wrap(drawn[bare...], shadow)
  }

  private mutating func emit(
    _ group: CompositingGroup, _ unit: ArraySlice<Command>, _ shadow: CompositingGroup
  ) -> Int {
    let content = unit.dropFirst().dropLast()
    if group.blend != .normal {
      var unblended = group
      unblended.blend = .normal
      let isPlain = unblended == CompositingGroup()
      append(.beginGroup(CompositingGroup(blend: group.blend)))
      defer { append(.endGroup) }
      return wrap(
        isPlain ? content : [.beginGroup(unblended)] + content + [.endGroup], shadow)
    }
    guard let within = shadow.inherited(through: group), !content.cutsOut else {
      return wrap(unit, shadow)
    }
    append(.beginGroup(group))
    defer { append(.endGroup) }
    return emit(content, within)
  }

  /// Controls that UIKit draws as one view, and that are made of several views here.
  private static let hostedKinds: Set = ["ColorPicker", "DatePicker", "Picker", "Stepper"]

  /// A text is one picture, with all its lines and links, and so is a control of UIKit's; other views are leaves where
  /// no view is within them.
  private func isLeaf(_ view: Int, _ content: ArraySlice<Command>) -> Bool {
    // A view's own blend mode must stay around the shadow.
    if content.containsBlend(where: { _, _ in true }) { return false }
    if views.indices.contains(view) {
      let record = views[view]
      if record.kind == "Text" { return true }
      if record.role != nil, Self.hostedKinds.contains(record.kind) { return true }
    }
    return !content.containsView
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
  /// Whether the leaves within cast the shadow; otherwise the group does, as a whole.
  fileprivate var isSeenThroughByShadows: Bool {
    clip == nil && mask == nil && blend == .normal && effects.isEmpty && !isolated
      && !isShadowOfLeaves && projection == nil
      && (transform.isIdentity || transform.uniformScale != nil)
  }

  /// This shadow for the leaves within a group; nil where the group takes it as a whole.
  fileprivate func inherited(through group: CompositingGroup) -> CompositingGroup? {
    guard group.isSeenThroughByShadows else { return nil }
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

extension Blend {
  /// Whether the mode removes parts of the drawing below.
  fileprivate var cutsOut: Bool {
    reachesBeyondSource || self == .destinationOut || self == .xor
  }
}

extension ArraySlice<Command> {
  fileprivate var containsView: Bool {
    contains {
      if case .beginView = $0 { return true }
      return false
    }
  }

  /// Whether it is one drawing command, or a group of such that are neither faded nor blended.
  fileprivate var isBare: Bool {
    switch first {
    case .fill, .stroke, .glyphs, .image: true
    case .beginGroup(let group):
      group.opacity >= 1 && !containsView && !containsBlend(where: { _, _ in true })
    case .beginView, .endView, .endGroup, nil: false
    }
  }

  /// Whether a part removes some of the drawing that these commands made before it.
  fileprivate var cutsOut: Bool { containsBlend { $0.cutsOut && $1 } }

  /// - Parameter isFound: for each blend mode that isn't kept within a picture of its own, and whether these commands have drawn
  ///   anything before it.
  fileprivate func containsBlend(where isFound: (Blend, Bool) -> Bool) -> Bool {
    var i = startIndex, isAboveOthers = false
    while i < endIndex {
      switch self[i] {
      case .beginGroup(let group):
        if group.blend != .normal, isFound(group.blend, isAboveOthers) { return true }
        if group.isSeenThroughByShadows, group.opacity >= 1 {
          i += 1
        } else {
          isAboveOthers = true
          i = end(ofUnitAt: i)
        }
      case .fill, .stroke, .glyphs, .image:
        isAboveOthers = true
        i += 1
      case .beginView, .endView, .endGroup: i += 1
      }
    }
    return false
  }

  /// The index after a command, or after the end of the view or group that it begins.
  fileprivate func end(ofUnitAt start: Int) -> Int {
    var depth = 0
    for i in start..<endIndex {
      switch self[i] {
      case .beginView, .beginGroup: depth += 1
      case .endView, .endGroup: depth -= 1
      case .fill, .stroke, .glyphs, .image: break
      }
      if depth <= 0 { return i + 1 }
    }
    return endIndex
  }
}
