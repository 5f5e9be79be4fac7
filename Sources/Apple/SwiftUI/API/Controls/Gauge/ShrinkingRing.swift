import DisplayList
import Foundation

/// A ring of fixed size, made smaller where less is proposed.
///
/// - A watch's circular complications are less than the 58 points of a phone's ring, and Apple's figures for the content
///   of theirs (Human Interface Guidelines, Complications) leave the ring all of it.
/// - In Apple's sample “Emoji Rangers: Supporting Live Activities, interactivity, and animations” (WWDC 2023) a circular
///   progress view is compactTrailing and minimal with no frame of its own, and the island is 36.67 points high.
/// - A gauge between two spacers, on a Lock Screen, is 42 points in a screenshot of pawello2222/WidgetExamples @3597d22.
nonisolated struct ShrinkingRing: _NodeModifier {
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node { ShrunkNode(node) }
}

/// A square view drawn smaller than it is laid out, where it doesn't fit.
private final class ShrunkNode: UnaryNode {
  private var natural: CGSize { child.size(.unspecified) }

  private func factor(_ room: CGSize) -> CGFloat {
    let side = min(room.width, room.height)
    return natural.width > 0 ? min(max(side / natural.width, 0), 1) : 1
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions(by: natural)
    let factor = factor(room)
    return CGSize(width: natural.width * factor, height: natural.height * factor)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func placeChildren() { child.place(at: frame.origin, .unspecified) }

  override func draw(_ context: inout DrawContext) {
    let factor = factor(frame.size), origin = frame.origin
    if factor >= 1 { return context.draw(child) }
    let map = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: origin.x * (1 - factor), ty: origin.y * (1 - factor))
    let first = context.views.count
    context.group(CompositingGroup(transform: map)) { $0.draw(child) }
    context.describeViews(from: first) { views in
      for i in first..<views.count { views[i].frame = views[i].frame.applying(map) }
    }
  }
}
