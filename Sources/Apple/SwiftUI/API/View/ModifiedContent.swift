/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  @inline(__always)
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    Modifier._resolve(view.modifier, content: view.content, inputs, into: &nodes)
  }
}

extension ModifiedContent: ViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    Modifier._resolve(
      modifier.modifier,
      content: ModifiedContent<Base, Content>(
        content: content, modifier: modifier.content), inputs, into: &nodes)
  }
}
