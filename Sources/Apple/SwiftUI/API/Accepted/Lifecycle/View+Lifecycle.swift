import Foundation

// WidgetKit runs a view's `body` while it archives an entry, and keeps what that made ("Your view code
// only runs during archiving", WWDC23, Bring widgets to life). What `onAppear` and `onChange` set is in the
// archive (`LifecycleNode` has the evidence); what is done later isn't. The other modifiers are accepted and not
// called.

extension View {
  public nonisolated func onAppear(
    perform action: (() -> Void)? = nil
  ) -> _ValueActionView<Self, Bool> {
    calling(for: true) { _, _ in action?() }
  }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> _RestingView<Self> {
    resting("onDisappear", .lifecycle)
  }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _RestingView<Self> {
    resting("task", .lifecycle)
  }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> _RestingView<Self> {
    resting("task", .lifecycle)
  }

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

  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> _RestingView<Self> {
    resting("onContinueUserActivity", .app)
  }
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> _RestingView<Self> {
    resting("userActivity", .app)
  }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> _RestingView<Self> {
    resting("onOpenURL", .app)
  }
}
