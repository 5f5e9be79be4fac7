import DisplayList
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
    if width.isContradictory || height.isContradictory { inputs.context.noteInvalidFrame() }
    return FlexibleFrameNode(
      node, width: width.settled, height: height.settled, alignment: alignment,
      isMirrored: inputs.isMirrored)
  }
}

/// The limits that a flexible frame puts on one axis; points.
struct FlexibleLength {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  /// Nothing below nothing; the ideal length not below the least, the greatest not below the ideal.
  /// Source: OpenSwiftUI's account and tests (FrameLayout.swift @069dd80).
  var settled: FlexibleLength {
    let min = min.map { $0 > 0 ? $0 : 0 }
    let ideal = ideal.map { Swift.max(min ?? 0, $0) }
    let max = max.map { Swift.max(ideal ?? 0, $0) }
    return FlexibleLength(min: min, ideal: ideal, max: max)
  }

  var isContradictory: Bool {
    let least = min ?? 0
    return !least.isFinite || least > ideal ?? max ?? .infinity
      || ideal ?? 0 > max ?? .infinity || [min, ideal, max].contains { $0?.isNaN == true }
  }

  var limits: ViewTrait.Limits { ViewTrait.Limits(min: min, ideal: ideal, max: max) }

  private func bounded(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// What is offered to the content.
  func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(bounded) }

  /// Whether the frame has its length without its content.
  func length(_ proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    guard let min, let max, min <= max else { return nil }
    return bounded(proposed)
  }

  /// The frame's own length, the content being `content` long. Without a limit on one side the
  /// content's length is the limit there; limits that contradict each other are none.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    if let length = length(proposed) { return length }
    let offer = offer(proposed)
    switch (min, max) {
    case (let min?, let max?): return min <= max ? bounded(content) : content
    case (let min?, nil): return Swift.max(Swift.min(offer ?? .infinity, content), min)
    case (nil, let max?): return Swift.min(Swift.max(offer ?? -.infinity, content), max)
    case (nil, nil): return content
    }
  }
}

/// A length that follows the offer between limits.
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

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = width.length(proposal.width), let height = height.length(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let content = child.size(offer(proposal))
    return CGSize(
      width: width.length(proposal.width, content: content.width),
      height: height.length(proposal.height, content: content.height))
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
    place(
      child, at: child.aligned(alignment, in: frame.size, offer), offer, mirrored: isMirrored)
  }

  private var trait: ViewTrait {
    .flexibleFrame(width: width.limits, height: height.limits, alignment: alignment.name)
  }

  override func draw(_ context: inout DrawContext) { context.draw(child, with: trait) }

  override var spacerTraits: [ViewTrait] { [trait] + child.spacerTraits }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let offer = placementOffer(proposal)
    guard let value = child.explicitAlignment(key, offer) else { return nil }
    return value + child.aligned(alignment, in: size(proposal), offer)[key.axis]
  }

  override var spacing: Spacing {
    if child.spacerLength != nil { return child.spacing }
    var edges: Edge.Set = []
    if width.isSet { edges.formUnion(.horizontal) }
    if height.isSet { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
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
