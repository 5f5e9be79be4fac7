import Foundation

public nonisolated struct _FixedSizeLayout: _NodeModifier {
  let horizontal: Bool
  let vertical: Bool
  public nonisolated init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    FixedSizeNode(node, horizontal: horizontal, vertical: vertical)
  }
}

extension View {
  public nonisolated func fixedSize() -> some View { modifier(_FixedSizeLayout()) }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
