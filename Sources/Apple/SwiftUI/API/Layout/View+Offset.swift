import Foundation

public nonisolated struct _OffsetEffect: _NodeModifier {
  public var offset: CGSize
  public nonisolated init(offset: CGSize) { self.offset = offset }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let sign: CGFloat = inputs.environment.layoutDirection == .rightToLeft ? -1 : 1
    return OffsetNode(
      node, CGSize(width: sign * offset.width.orZero, height: offset.height.orZero))
  }
}

public nonisolated struct _PositionLayout: _NodeModifier {
  public var position: CGPoint
  public nonisolated init(position: CGPoint) { self.position = position }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    PositionNode(node, position, isMirrored: inputs.isMirrored)
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
