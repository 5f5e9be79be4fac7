import Foundation

/// The node of `safeAreaInset`: an inset view at an edge of the content, which is laid out in the rest
/// and may extend beneath the inset.
///
/// 1. The gap is `spacing`, or the preferred spacing between the two views.
/// 2. The inset is proposed the length less the gap and the content's minimum.
/// 3. The content is proposed the length that the inset and the gap leave.
/// 4. The rest is the safe area of the content while it is placed; the inset is placed after it.
///
/// Source: OpenSwiftUI (InsetViewModifier.swift @069dd80).
final class SafeAreaInsetNode: UnaryNode {
  private let inset: _Node
  private let edge: Edge
  private let givenSpacing: CGFloat?
  private let guide: AlignmentKey
  private let context: ResolveContext
  private let isMirrored: Bool

  init(
    _ child: _Node, inset: _Node, edge: Edge, spacing: CGFloat?, guide: AlignmentKey,
    _ inputs: _ViewInputs
  ) {
    self.inset = inset
    self.edge = edge
    givenSpacing = spacing?.orZero
    self.guide = guide
    context = inputs.context
    isMirrored = inputs.isMirrored
    super.init(child)
  }

  private var axis: Axis { edge.axis }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The distance, in points, between the inset and the content (step 1).
  private lazy var gap: CGFloat =
    givenSpacing
    ?? (isFirst
      ? Spacing.distance(axis, inset.spacing, child.spacing)
      : Spacing.distance(axis, child.spacing, inset.spacing))

  /// The sizes that are proposed to the inset and to the content (steps 2 and 3).
  private func proposals(
    _ proposal: ProposedViewSize
  ) -> (inset: ProposedViewSize, content: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    let rest = max(length - gap, 0)
    let least = child.size(proposal.with(0, along: axis))[axis]
    let childProposal = proposal.with(max(rest - least, 0), along: axis)
    let taken = inset.size(childProposal)[axis]
    return (childProposal, proposal.with(max(rest - taken, 0), along: axis))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let proposals = proposals(proposal)
    let insetSize = inset.size(proposals.inset), contentSize = child.size(proposals.content)
    return CGSize(
      axis, major: insetSize[axis] + gap + contentSize[axis],
      minor: max(insetSize[axis.other], contentSize[axis.other]))
  }

  override func placeChildren() {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = frame.size[axis.other] }
    let proposals = proposals(proposal)
    let insetSize = inset.size(proposals.inset), contentSize = child.size(proposals.content)
    var contentPosition = CGPoint.zero, insetPosition = CGPoint.zero
    contentPosition[axis] = isFirst ? frame.size[axis] - contentSize[axis] : 0
    insetPosition[axis] = isFirst ? 0 : frame.size[axis] - insetSize[axis]
    contentPosition[axis.other] = (frame.size[axis.other] - contentSize[axis.other]) / 2
    insetPosition[axis.other] =
      contentPosition[axis.other] + child.dimensions(proposals.content)[guide]
      - inset.dimensions(proposals.inset)[guide]
    // Step 4.
    let area = SafeArea(
      outer: context.reach(of: frame), inner: safeRect(without: insetSize[axis] + gap))
    context.placing(within: area) {
      place(child, at: contentPosition, proposals.content, mirrored: isMirrored)
    }
    place(inset, at: insetPosition, proposals.inset, mirrored: isMirrored)
  }

  /// The node's frame without a length, in points, at the inset's edge.
  private func safeRect(without length: CGFloat) -> CGRect {
    var rect = frame
    rect.size[axis] = max(rect.size[axis] - length, 0)
    let isAtOrigin = axis == .horizontal && isMirrored ? !isFirst : isFirst
    if isAtOrigin { rect.origin[axis] += length }
    return rect
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  override var spacing: Spacing { Spacing() }
  override var children: [_Node] { [child, inset] }
  override func draw(_ context: inout DrawContext) {
    context.draw(child)
    context.draw(inset)
  }
}
