import DisplayList
import Foundation

/// The node of `frame(minWidth:idealWidth:maxWidth:…)`: lengths that follow the proposal between limits.
///
/// 1. The content is proposed the frame's proposal, or else the ideal length, kept within the limits
///    (case `re-flexframe-placement`).
/// 2. Along an axis with both limits the frame is as long as proposed, within them. With one, the
///    content's length is the other limit (`fg-minwidth`, `doc-frame-minonly-small`,
///    `doc-frame-maxonly-large`, `doc-frame-maxonly-mid`). Both are ``FlexibleLength``'s.
/// 3. At placement the content is proposed the frame's own length, where that is settled.
///
/// Source: OpenSwiftUI (FrameLayout.swift @069dd80) and the cases.
final class FlexibleFrameNode: UnaryNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment
  private let isMirrored: Bool

  init(
    _ child: _Node, width: FlexibleLength, height: FlexibleLength, alignment: Alignment,
    isMirrored: Bool
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isMirrored = isMirrored
    super.init(child)
  }

  /// Step 1.
  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  /// Step 2.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = width.length(proposal.width), let height = height.length(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let offer = childProposal(proposal)
    let content = child.size(offer)
    return CGSize(
      width: width.length(proposal.width, offered: offer.width, content: content.width),
      height: height.length(proposal.height, offered: offer.height, content: content.height))
  }

  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    (axis == .horizontal ? width : height).statedLength(proposed)
  }

  /// Step 3.
  private func placementProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = size(proposal)
    func one(_ limits: FlexibleLength, _ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      guard limits.isSet else { return proposed }
      if proposed == nil, limits.ideal == nil,
        length > limits.min ?? -.infinity, length < limits.max ?? .infinity
      {
        return nil
      }
      return length
    }
    return ProposedViewSize(
      width: one(width, proposal.width, size.width),
      height: one(height, proposal.height, size.height))
  }

  override func placeChildren() {
    let childProposal = placementProposal(proposal)
    place(
      child, at: child.aligned(alignment, in: frame.size, childProposal), childProposal,
      mirrored: isMirrored)
  }

  /// The content's priority is not the frame's: a spacer in one shares with others.
  override var layoutPriority: Double { 0 }

  private var trait: ViewTrait {
    .flexibleFrame(width: width.limits, height: height.limits, alignment: alignment.name)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let childProposal = placementProposal(proposal)
    guard let value = child.explicitAlignment(key, childProposal) else { return nil }
    return value + child.aligned(alignment, in: size(proposal), childProposal)[key.axis]
  }

  override var spacing: Spacing {
    if child.spacerLength != nil { return child.spacing }
    var edges: Edge.Set = []
    if width.isSet { edges.formUnion(.horizontal) }
    if height.isSet { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}
