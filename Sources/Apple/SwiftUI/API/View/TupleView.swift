/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: _PrimitiveView {
  public var value: T
  @usableFromInline let resolveEach: @MainActor (T, _ViewInputs, inout _NodeList) -> Void

  // In the widget's module the types in the tuple are known: no look-up of theirs, and no context for the closure.
  @inlinable
  nonisolated init<each Content: View>(pack content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    resolveEach = { (content: (repeat each Content), inputs, nodes) in
      var index = 0
      @MainActor func one<V: View>(_ view: V) {
        var inputs = inputs
        inputs.descend(into: index)
        index += 1
        V._resolve(view, inputs, into: &nodes)
      }
      repeat one(each content)
    }
  }

  /// Children are found by reflection; the builder's own way doesn't need to.
  public nonisolated init(_ value: T) {
    self.value = value
    resolveEach = { value, inputs, nodes in
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        guard let view = child.value as? any View else { continue }
        var inputs = inputs
        inputs.descend(into: index)
        AnyView(view).resolve(inputs, &nodes)
      }
    }
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    inputs.severally(into: &nodes) { view.resolveEach(view.value, $0, &$1) }
  }
}
