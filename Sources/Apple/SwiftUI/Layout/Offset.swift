import DisplayList
import Foundation

public nonisolated struct _OffsetEffect: _NodeModifier {
  public typealias Body = Never
  public var offset: CGSize
  public nonisolated init(offset: CGSize) { self.offset = offset }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let sign: CGFloat = inputs.environment.layoutDirection == .rightToLeft ? -1 : 1
    return OffsetNode(
      node, CGSize(width: sign * offset.width.orZero, height: offset.height.orZero))
  }
}

/// Shown elsewhere than it is laid out.
final class OffsetNode: UnaryNode {
  private let offset: CGSize
  init(_ child: _Node, _ offset: CGSize) {
    self.offset = offset
    super.init(child)
  }
  override func placeChildren() {
    child.place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal)
  }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .offset(x: offset.width, y: offset.height))
  }
}

public nonisolated struct _PositionLayout: _NodeModifier {
  public typealias Body = Never
  public var position: CGPoint
  public nonisolated init(position: CGPoint) { self.position = position }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PositionNode(node, position, isMirrored: inputs.isMirrored)
  }
}

/// Takes all that is offered and puts its content's centre at a point of that.
final class PositionNode: UnaryNode {
  private let position: CGPoint
  private let isMirrored: Bool
  init(_ child: _Node, _ position: CGPoint, isMirrored: Bool) {
    self.position = position
    self.isMirrored = isMirrored
    super.init(child)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(proposal)
    return proposal.replacingUnspecifiedDimensions(by: content)
  }
  override func placeChildren() {
    let offer = ProposedViewSize(frame.size)
    let size = child.size(offer)
    place(
      child, at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), offer,
      mirrored: isMirrored)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  override var spacing: Spacing { Spacing() }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .position(x: position.x, y: position.y))
  }
}

extension View {
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
