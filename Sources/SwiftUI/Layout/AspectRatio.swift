import Foundation

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public nonisolated struct _AspectRatioLayout: _NodeModifier {
  public typealias Body = Never
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode
  public nonisolated init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    AspectRatioNode(node, ratio: aspectRatio, mode: contentMode)
  }
}

/// Offers its content the largest size of a ratio that fits, or the smallest that fills.
final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let mode: ContentMode
  init(_ child: _Node, ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio
    self.mode = mode
    super.init(child)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ratio: CGFloat
    if let given = self.ratio {
      ratio = given
    } else {
      let ideal = child.size(.unspecified)
      guard ideal.width > 0, ideal.height > 0 else { return proposal }
      ratio = ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let ideal = child.size(.unspecified)
      let byWidth = CGSize(width: ideal.width, height: ideal.width / ratio)
      let byHeight = CGSize(width: ideal.height * ratio, height: ideal.height)
      let wider = byWidth.width >= byHeight.width
      return ProposedViewSize(
        mode == .fit ? (wider ? byHeight : byWidth) : (wider ? byWidth : byHeight))
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity && height == .infinity { return proposal }
      let isWider = width > height * ratio
      if (mode == .fit) == isWider {
        return ProposedViewSize(width: height * ratio, height: height)
      }
      return ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    (size(proposal.with(0, along: axis))[axis], size(proposal.with(.infinity, along: axis))[axis])
  }
  override func placeChildren() {
    child.place(at: frame.origin, offer(proposal))
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, offer(proposal))
  }
}

extension View {
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      _AspectRatioLayout(
        aspectRatio: size.height == 0 ? nil : size.width / size.height, contentMode: contentMode))
  }
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
