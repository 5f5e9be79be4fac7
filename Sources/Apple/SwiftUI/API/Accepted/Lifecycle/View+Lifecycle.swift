import Foundation

// WidgetKit runs a view's `body` while it archives an entry, and keeps what that made ("Your view code
// only runs during archiving", WWDC23, Bring widgets to life). What `onAppear` and `onChange` set is in the
// archive, and what is done later isn't. These are accepted and not called.

extension View {
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
