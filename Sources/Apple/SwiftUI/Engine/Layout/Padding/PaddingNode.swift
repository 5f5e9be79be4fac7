import DisplayList
import Foundation

/// The node of `padding(_:)`.
///
/// 1. The content is proposed what lies between the insets.
/// 2. The node is as large as the content with the insets around it (cases `text-pad-…`).
/// 3. Where an inset isn't 0, the content's preferred spacing at that edge no longer counts.
///
/// NaN and infinite insets are 0. Source: Apple's documentation of `padding(_:_:)`; OpenSwiftUI
/// (PaddingLayout.swift @069dd80).
final class PaddingNode: UnaryNode {
  private let insets: EdgeInsets
  private let isMirrored: Bool

  init(_ child: _Node, _ insets: EdgeInsets, isMirrored: Bool) {
    self.insets = EdgeInsets(
      top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
      trailing: insets.trailing.orZero)
    self.isMirrored = isMirrored
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    let before = axis == .horizontal ? insets.leading : insets.top
    let after = axis == .horizontal ? insets.trailing : insets.bottom
    let content = child.statedLength(
      axis, proposed: max(proposed - before - after, 0), otherIsFinite: otherIsFinite)
    guard let content else { return nil }
    return max(content + before + after, 0)
  }

  override var layoutPriority: Double { 0 }

  override func placeChildren() {
    place(
      child, at: CGPoint(x: insets.leading, y: insets.top), childProposal(proposal),
      mirrored: isMirrored)
  }

  private var trait: ViewTrait {
    .padding(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, childProposal(proposal)) else { return nil }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }

  /// Step 3.
  override var spacing: Spacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }
}
