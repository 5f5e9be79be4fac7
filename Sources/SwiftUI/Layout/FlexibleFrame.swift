import Foundation

public nonisolated struct _FlexFrameLayout: _NodeModifier {
  public typealias Body = Never
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment
  nonisolated init(width: FlexibleLength, height: FlexibleLength, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    FlexibleFrameNode(
      node, width: width, height: height, alignment: alignment.mirrored(inputs.environment))
  }
}

/// The limits that a flexible frame puts on one axis; points.
struct FlexibleLength {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  /// What is offered to the content.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    guard let wanted = proposed ?? ideal else { return nil }
    return Swift.max(min ?? -.infinity, Swift.min(wanted, max ?? .infinity))
  }

  /// The frame's own length, the content being `content` long. Without a limit on one side the
  /// content's length is the limit there.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    guard isSet else { return content }
    guard let proposed else {
      let wanted = ideal ?? content
      return Swift.max(min ?? -.infinity, Swift.min(wanted, max ?? .infinity))
    }
    if min == nil && max == nil { return content }
    let low = min ?? Swift.min(content, max ?? content)
    let high = max ?? Swift.max(content, low)
    return Swift.max(low, Swift.min(proposed, high))
  }
}

/// A length that follows the offer between limits.
final class FlexibleFrameNode: UnaryNode {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment

  init(_ child: _Node, width: FlexibleLength, height: FlexibleLength, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(offer(proposal))
    return CGSize(
      width: width.length(proposal.width, content: content.width),
      height: height.length(proposal.height, content: content.height))
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    let limits = axis == .horizontal ? width : height
    let content = child.lengthRange(axis, offer(proposal))
    return (
      limits.length(0, content: content.min), limits.length(.infinity, content: content.max)
    )
  }

  /// At placement the content is offered the frame's own size where that was settled.
  private func placementOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
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
    let offer = placementOffer(proposal)
    child.place(at: frame.origin + child.aligned(alignment, in: frame.size, offer), offer)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let offer = placementOffer(proposal)
    guard let value = child.explicitAlignment(key, offer) else { return nil }
    return value + child.aligned(alignment, in: size(proposal), offer)[key.axis]
  }

  override var spacing: Spacing {
    child.spacing.resetting(horizontal: width.isSet, vertical: height.isSet)
  }
}

extension View {
  /// - Parameters: points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
