/// The view that `if … else` and `switch` become in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  @usableFromInline let storage: Storage
  @inlinable
  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  @inline(__always)
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    switch view.storage {
    case .trueContent(let content):
      inputs.descend(into: 1)
      TrueContent._resolve(content, inputs, into: &nodes)
    case .falseContent(let content):
      inputs.descend(into: 2)
      FalseContent._resolve(content, inputs, into: &nodes)
    }
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if let view { Wrapped._resolve(view, inputs, into: &nodes) }
  }
}
