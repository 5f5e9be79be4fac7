/// A part of a picture, described by other views.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the nodes of `view`. Primitives have an implementation of their own; every other view
  /// inherits the one that evaluates its `body`.
  ///
  /// Those of the commonest generic primitives are `@inline(__always)`: in the witness that calls them, the types of
  /// their content are at hand, where a function of its own would have the runtime look each of them up.
  @MainActor @preconcurrency
  static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList)
}

extension View {
  @MainActor @preconcurrency
  public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList) {
    let first = nodes.nodes.count
    resolveBody(view, inputs, into: &nodes)
    if nodes.nodes.count == first + 1 { nodes.nodes[first].name(Self.self) }
  }

  @MainActor
  fileprivate static func resolveBody(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    if inputs.isTooDeep { return }
    var view = view
    var inputs = inputs
    inputs.level += 1
    inputs.descend(into: Self.self)
    DynamicProperties.of(Self.self).install(into: &view, inputs)
    Body._resolve(view.body, inputs, into: &nodes)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { _noBody(Never.self) }
}

/// A view that makes its nodes itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { _noBody(Self.self) }
}

/// A view that a control of the library is made of. Its type means nothing to the developer, so its
/// node isn't named for it.
@MainActor @preconcurrency
public protocol _PartView: View {}

extension _PartView {
  @MainActor @preconcurrency
  public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList) {
    resolveBody(view, inputs, into: &nodes)
  }
}
