import Foundation

// WidgetKit runs a view's `body` while it archives an entry, and keeps what that made ("Your view code
// only runs during archiving", WWDC23, Bring widgets to life). What is done on appearing, or later,
// comes after the archive's first and only pass, so no state that it sets is ever seen; the same
// holds for `ImageRenderer` (image views that load on appearing stay empty in both: Nuke's issue 760).
// These are accepted and not called.

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> _RestingView<Self> {
    resting("onAppear", .lifecycle)
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
  ) -> _RestingView<Self> {
    resting("onChange", .lifecycle)
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> _RestingView<Self> {
    resting("onChange", .lifecycle)
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _RestingView<Self> {
    resting("onChange", .lifecycle)
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
