import Foundation

nonisolated struct GeometryActionModifier<T: Equatable>: _NodeModifier {
  final class Last { var value: T? }
  let value: (GeometryProxy) -> T
  /// Called with the value before and now; the first time the two are the same.
  let action: (T, T) -> Void

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.context.hasPreferenceListeners = true
    let last = inputs.context.state.box(inputs, -2) { Last() }
    return GeometryActionNode(node, inputs) { proxy in
      let new = value(proxy)
      guard last.value != new else { return }
      let old = last.value ?? new
      last.value = new
      action(old, new)
    }
  }
}

extension View {
  /// Calls the action with the view's geometry, once in the picture; what the action sets is
  /// seen in it.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier(value: transform) { _, new in action(new) })
  }

  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryActionModifier(value: transform, action: action))
  }
}
