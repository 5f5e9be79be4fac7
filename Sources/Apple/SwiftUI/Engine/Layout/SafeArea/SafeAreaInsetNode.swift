import Foundation

/// A view at an edge of another, which is laid out in the rest and may reach under it.
///
/// The inset is offered what the content can spare; the content gets what the inset leaves. Source:
/// OpenSwiftUI's account (InsetViewModifier.swift @069dd80).
final class SafeAreaInsetNode: UnaryNode {
  private let inset: _Node
  private let edge: Edge
  private let spacing_: CGFloat?
  private let guide: AlignmentKey
  private let context: ResolveContext
  private let isMirrored: Bool

  init(
    _ child: _Node, inset: _Node, edge: Edge, spacing: CGFloat?, guide: AlignmentKey,
    _ inputs: _ViewInputs
  ) {
    self.inset = inset
    self.edge = edge
    spacing_ = spacing?.orZero
    self.guide = guide
    context = inputs.context
    isMirrored = inputs.isMirrored
    super.init(child)
  }

  private var axis: Axis { edge.axis }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private lazy var gap: CGFloat =
    spacing_
    ?? (isFirst
      ? Spacing.distance(axis, inset.spacing, child.spacing)
      : Spacing.distance(axis, child.spacing, inset.spacing))

  private func offers(
    _ proposal: ProposedViewSize
  ) -> (inset: ProposedViewSize, content: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    let room = max(length - gap, 0)
    let least = child.size(proposal.with(0, along: axis))[axis]
    let offer = proposal.with(max(room - least, 0), along: axis)
    let taken = inset.size(offer)[axis]
    return (offer, proposal.with(max(room - taken, 0), along: axis))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offers = offers(proposal)
    let a = inset.size(offers.inset), b = child.size(offers.content)
    return CGSize(
      axis, major: a[axis] + gap + b[axis], minor: max(a[axis.other], b[axis.other]))
  }

  override func placeChildren() {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = frame.size[axis.other] }
    let offers = offers(proposal)
    let a = inset.size(offers.inset), b = child.size(offers.content)
    var content = CGPoint.zero, corner = CGPoint.zero
    content[axis] = isFirst ? frame.size[axis] - b[axis] : 0
    corner[axis] = isFirst ? 0 : frame.size[axis] - a[axis]
    content[axis.other] = (frame.size[axis.other] - b[axis.other]) / 2
    corner[axis.other] =
      content[axis.other] + child.dimensions(offers.content)[guide]
      - inset.dimensions(offers.inset)[guide]
    context.safeAreas.append(SafeArea(outer: frame, inner: safeRect(without: a[axis] + gap)))
    place(child, at: content, offers.content, mirrored: isMirrored)
    context.safeAreas.removeLast()
    place(inset, at: corner, offers.inset, mirrored: isMirrored)
  }

  private func safeRect(without length: CGFloat) -> CGRect {
    var rect = frame
    rect.size[axis] = max(rect.size[axis] - length, 0)
    let isAtTheStart = axis == .horizontal && isMirrored ? !isFirst : isFirst
    if isAtTheStart { rect.origin[axis] += length }
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
