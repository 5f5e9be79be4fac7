import DisplayList
import Foundation

public nonisolated struct _ContainerRelativeFrame: _NodeModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    ContainerRelativeFrameNode(
      node, axes: axes, alignment: alignment, isMirrored: inputs.isMirrored,
      container: inputs.environment.fields.containerSize, length: length)
  }
}

/// A frame whose lengths are parts of the container's.
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

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: fixed(.horizontal, proposal) ?? proposal.width,
      height: fixed(.vertical, proposal) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(offer(proposal))
    return CGSize(
      width: fixed(.horizontal, proposal) ?? size.width,
      height: fixed(.vertical, proposal) ?? size.height)
  }

  private func corner(_ proposal: ProposedViewSize) -> CGPoint {
    child.aligned(alignment, in: size(proposal), offer(proposal))
  }

  override func placeChildren() {
    place(child, at: corner(proposal), offer(proposal), mirrored: isMirrored)
  }

  override func draw(_ context: inout DrawContext) {
    context.draw(
      child,
      with: .containerRelativeFrame(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let value = child.explicitAlignment(key, offer(proposal)) else { return nil }
    return value + corner(proposal)[key.axis]
  }

  override var spacing: Spacing {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}

extension View {
  /// As long as the container along the axes.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// As long as `span` of `count` equal parts of the container, `spacing` points apart.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1)), span = CGFloat(span)
        let part = (length - spacing * (count - 1)) / count
        return part * span + spacing * (span - 1)
      })
  }

  /// As long as `length` makes of the container's length.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
