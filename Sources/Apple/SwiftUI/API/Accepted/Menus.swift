import Foundation

// What a menu does once it is open, and the indicator that a menu's button has on other systems.

extension EnvironmentValues {
  /// An iOS menu's button has no indicator.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  @Entry public var menuOrder: MenuOrder = .automatic
}

public struct MenuOrder: Hashable, Sendable {
  let name: String
  public static var automatic: MenuOrder { .init(name: "automatic") }
  public static var priority: MenuOrder { .init(name: "priority") }
  public static var fixed: MenuOrder { .init(name: "fixed") }
}

public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  public static var automatic: MenuActionDismissBehavior { .init(name: "automatic") }
  public static var enabled: MenuActionDismissBehavior { .init(name: "enabled") }
  public static var disabled: MenuActionDismissBehavior { .init(name: "disabled") }
}

extension View {
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public nonisolated func menuOrder(_ order: MenuOrder) -> _RestingView<Self> {
    resting("menuOrder", .input)
  }
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> _RestingView<Self> {
    resting("menuActionDismissBehavior", .input)
  }
}
