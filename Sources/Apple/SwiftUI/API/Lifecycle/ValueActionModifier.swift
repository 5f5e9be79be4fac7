import Foundation

/// Calls an action once a view is placed: with the first value, and with each that differs from the one before.
///
/// An `ImageRenderer` calls none: its view doesn't appear (three projects whose pictures it makes state that it
/// never calls `onAppear`, and set their views' state beforehand).
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  final class Last { var value: Value? }
  let value: Value
  /// Called with the value before and now; before the first it has none.
  let action: (Value?, Value) -> Void

  @MainActor public static func _resolve<Base: View>(
    _ modifier: Self, content: Base, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    guard inputs.environment.surface != .image else {
      return Base._resolve(content, inputs, into: &nodes)
    }
    inputs.context.hasPreferenceListeners = true
    // Several on one view are places of their own.
    var inputs = inputs
    inputs.descend(into: Self.self)
    let first = nodes.nodes.count
    Base._resolve(content, inputs, into: &nodes)
    for index in first..<nodes.nodes.count {
      let last = inputs.context.state.box(inputs, first - index - 1, kind: .action) { Last() }
      nodes.nodes[index] = LifecycleNode(nodes.nodes[index]) {
        guard last.value != modifier.value else { return }
        let old = last.value
        last.value = modifier.value
        modifier.action(old, modifier.value)
      }
    }
  }
}

/// A view with an action. One type for all overloads of a modifier: with opaque types the compiler would take time
/// that doubles with each overload in a chain.
public typealias _ValueActionView<Content, Value: Equatable> =
  ModifiedContent<Content, _ValueActionModifier<Value>>

extension View {
  nonisolated func calling<Value: Equatable>(
    for value: Value, _ action: @escaping (_ old: Value?, _ new: Value) -> Void
  ) -> _ValueActionView<Self, Value> {
    modifier(_ValueActionModifier(value: value, action: action))
  }
}
