/// What is done to a view, as a value of its own.
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

/// What a modifier's `body(content:)` is given: the view that it is put on.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let content: AnyView
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    view.content.resolve(inputs, &nodes)
  }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
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

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that puts a node of its own around each node of what it is on.
public protocol _NodeModifier: ViewModifier where Body == Never {
  @MainActor @preconcurrency
  func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node
}

extension _NodeModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    for i in first..<nodes.nodes.count {
      nodes.nodes[i] = modifier._wrap(nodes.nodes[i], inputs)
    }
  }
}

/// A modifier that only changes what the views inside find in their environment.
public protocol _EnvironmentModifier: ViewModifier where Body == Never {
  @MainActor @preconcurrency
  func _change(_ environment: inout EnvironmentValues)
}

extension _EnvironmentModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    modifier._change(&inputs.environment)
    Base._resolve(content, inputs, into: &nodes)
  }
}

/// A modifier that is made from the environment where it stands.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let resolved = modifier.resolve(in: inputs.environment)
    ResolvedModifier._resolve(resolved, content: content, inputs, into: &nodes)
  }
}
