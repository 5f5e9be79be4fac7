import Foundation

// Commands of keyboards, pointers and remote controls, which sources for several systems name.

/// A direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> _RestingView<Self> {
    resting("onMoveCommand", .input)
  }
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> _RestingView<Self> {
    resting("onExitCommand", .input)
  }
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> _RestingView<Self> {
    resting("onDeleteCommand", .input)
  }
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> _RestingView<Self> {
    resting("copyable", .input)
  }
  public nonisolated func interactionActivityTrackingTag(_ tag: String) -> _RestingView<Self> {
    resting("interactionActivityTrackingTag", .app)
  }
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> _RestingView<Self> {
    resting("userActivity", .app)
  }
}

/// A gesture of a hand for which a button acts, on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// The size of a button in relation to its label.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  public static let flexible = ButtonSizing(name: "flexible")
  public static let fitted = ButtonSizing(name: "fitted")
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  public nonisolated func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> _RestingView<Self> {
    resting("handGestureShortcut", .input)
  }
  public nonisolated func allowsWindowActivationEvents(
    _ value: Bool? = true
  ) -> _RestingView<Self> {
    resting("allowsWindowActivationEvents", .input)
  }
  public nonisolated func badgeProminence(
    _ prominence: BadgeProminence
  ) -> _RestingView<Self> {
    resting("badgeProminence", prominence == .standard ? nil : .drawing)
  }
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> _RestingView<Self> {
    resting("buttonSizing", sizing == .automatic ? nil : .drawing)
  }
  /// - Parameter spacing: points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> _RestingView<Self> {
    resting("labelIconToTitleSpacing", .drawing)
  }
}

extension EnvironmentValues {
  @Entry public var accessibilityQuickActionsEnabled = false
  @Entry public var accessibilityLargeContentViewerEnabled = false
}
