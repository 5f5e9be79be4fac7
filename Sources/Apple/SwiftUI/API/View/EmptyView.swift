/// A view without content.
public nonisolated struct EmptyView: _PrimitiveView {
  @inlinable public nonisolated init() {}
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {}
}
