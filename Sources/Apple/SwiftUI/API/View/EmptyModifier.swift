/// The modifier that does nothing.
public nonisolated struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    Base._resolve(content, inputs, into: &nodes)
  }
}
