/// Several views as one value; what is done to it is done to each.
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    Content._resolve(view.content, inputs, into: &nodes)
  }
}
