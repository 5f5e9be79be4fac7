import DisplayList
import Foundation

/// The node of `frame(width:height:alignment:)`: a fixed length along either or both axes.
///
/// 1. The content is proposed the fixed lengths; along an axis without one, what is proposed to the
///    frame.
/// 2. The frame has the fixed lengths; along the other axis, the content's.
/// 3. The content's guides meet those of the frame.
///
/// Source: Apple's documentation of `frame(width:height:alignment:)`; OpenSwiftUI (FrameLayout.swift
/// @069dd80).
final class FrameNode: UnaryNode {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment
  private let isMirrored: Bool

  init(
    _ child: _Node, width: CGFloat?, height: CGFloat?, alignment: Alignment, isMirrored: Bool
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  private func origin(_ proposal: ProposedViewSize) -> CGPoint {
    child.aligned(alignment, in: size(proposal), childProposal(proposal))
  }

  override func placeChildren() {
    place(child, at: origin(proposal), childProposal(proposal), mirrored: isMirrored)
  }

  /// The content's priority is not the frame's: a spacer in one shares with others.
  override var layoutPriority: Double { 0 }

  private var trait: ViewTrait {
    .frame(width: width, height: height, alignment: alignment.name)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, childProposal(proposal)) else { return nil }
    return value + origin(proposal)[key.axis]
  }

  override var spacing: Spacing {
    if child.spacerLength != nil { return child.spacing }
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}
