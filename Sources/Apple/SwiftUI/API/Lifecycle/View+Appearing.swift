import Foundation

extension View {
  /// Calls an action once the view is laid out; what it sets is seen in the picture.
  public nonisolated func onAppear(
    perform action: (() -> Void)? = nil
  ) -> _ValueActionView<Self, Bool> {
    calling(for: true) { _, _ in action?() }
  }
  /// Calls an action where what `onAppear` or another action set changes the value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> _ValueActionView<Self, V> {
    calling(for: value) { old, new in
      if old != nil { action(new) }
    }
  }
  /// - Parameter initial: whether the action is called for the first value as well, as the old and the new one.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> _ValueActionView<Self, V> {
    calling(for: value) { old, new in
      if old != nil || initial { action(old ?? new, new) }
    }
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _ValueActionView<Self, V> {
    calling(for: value) { old, _ in
      if old != nil || initial { action() }
    }
  }
}
