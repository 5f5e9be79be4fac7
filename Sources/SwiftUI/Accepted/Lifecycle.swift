import Foundation

// A widget is archived from its `body`; nothing appears, changes or goes on in it. These are
// accepted and not called, as WidgetKit doesn't call them before it archives.

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    self
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    self
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    self
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
