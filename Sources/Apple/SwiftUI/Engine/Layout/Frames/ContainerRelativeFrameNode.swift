import Foundation

/// The node of `containerRelativeFrame(_:alignment:)`: a frame whose lengths are parts of the
/// container's.
///
/// 1. A length is what `length` makes of the container's, or of the proposal where there is no
///    container.
/// 2. The content is proposed that length, and the frame has it; the other axis is the content's own.
/// 3. The content's guides meet those of the frame.
///
/// Source: Apple's documentation of `containerRelativeFrame(_:alignment:)`.
final class ContainerRelativeFrameNode: UnaryNode {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let isMirrored: Bool
  private let container: CGSize?
  private let length: (CGFloat, Axis) -> CGFloat

  init(
    _ child: _Node, axes: Axis.Set, alignment: Alignment, isMirrored: Bool, container: CGSize?,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.isMirrored = isMirrored
    self.container = container
    self.length = length
    super.init(child)
  }

  private func fixed(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    guard let whole = container?[axis] ?? proposal[axis], whole.isFinite else { return nil }
    let length = length(whole, axis)
    return length.isFinite ? max(length, 0) : nil
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixed(.horizontal, proposal) ?? proposal.width,
      height: fixed(.vertical, proposal) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: fixed(.horizontal, proposal) ?? size.width,
      height: fixed(.vertical, proposal) ?? size.height)
  }

  private func corner(_ proposal: ProposedViewSize) -> CGPoint {
    child.aligned(alignment, in: size(proposal), childProposal(proposal))
  }

  override func placeChildren() {
    place(child, at: corner(proposal), childProposal(proposal), mirrored: isMirrored)
  }

  override func draw(_ context: inout DrawContext) {
    context.draw(
      child,
      with: .containerRelativeFrame(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, childProposal(proposal)) else { return nil }
    return value + corner(proposal)[key.axis]
  }

  override var spacing: Spacing {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}
