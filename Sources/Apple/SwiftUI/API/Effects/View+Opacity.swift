import Foundation

public nonisolated struct _OpacityEffect: _NodeModifier {
  public var opacity: Double
  public nonisolated init(opacity: Double) { self.opacity = opacity }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    opacity >= 1 ? node : OpacityNode(node, CGFloat(max(opacity, 0)))
  }
}

/// Keeps its space and shows nothing.
nonisolated struct _HiddenModifier: _NodeModifier {
  nonisolated init() {}
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node { OpacityNode(node, 0) }
}

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}
