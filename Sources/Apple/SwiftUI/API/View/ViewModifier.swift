/// A change of a view, as a value of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  @MainActor @preconcurrency
  static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList)
}

extension ViewModifier {
  @MainActor @preconcurrency
  public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var modifier = modifier
    var inputs = inputs
    inputs.descend(into: Self.self)
    DynamicProperties.of(Self.self).install(into: &modifier, inputs)
    let placeholder = _ViewModifier_Content<Self>(content: AnyView(content))
    Body._resolve(modifier.body(content: placeholder), inputs, into: &nodes)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { _noBody(Self.self) }
}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The argument of a modifier's `body(content:)`: the view that it is applied to.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let content: AnyView
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    view.content.resolve(inputs, &nodes)
  }
}

extension View {
  @inlinable
  public nonisolated consuming func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
