import Foundation
import Observation

// Modifiers of an app's scenes. An app in the module compiles and isn't run, so nothing of it is called.

extension Scene {
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  @available(*, deprecated, message: "take two values in the action, or none")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  public nonisolated func commandsRemoved() -> some Scene { self }
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}

/// The limits within which a person may resize a window.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// The appearance of a window.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { .init() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { .init() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { .init() }
}
