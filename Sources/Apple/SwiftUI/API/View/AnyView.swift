/// A view whose type is hidden.
public nonisolated struct AnyView: _PrimitiveView {
  let resolve: @MainActor (_ViewInputs, inout _NodeList) -> Void

  public nonisolated init<V: View>(_ view: V) {
    resolve = { inputs, nodes in V._resolve(view, inputs, into: &nodes) }
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if inputs.isTooDeep { return }
    var inputs = inputs
    inputs.level += 1
    view.resolve(inputs, &nodes)
  }
}
