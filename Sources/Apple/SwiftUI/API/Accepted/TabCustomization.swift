import Foundation

// A tab bar that people change, and the parts of the sidebar that it becomes on wide screens. A picture has the bar.

/// The order and the visibility of tabs that a person has chosen, by the tabs' identifiers.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

/// The changes that a person may make to a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The places in which a tab is shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place that a tab takes in the bar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The moment at which a tab bar makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// The place of the view that accompanies a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> _RestingView<Self> {
    resting("tabViewCustomization", .input)
  }
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> _RestingView<Self> {
    resting("tabBarMinimizeBehavior", .scrolling)
  }
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("tabViewBottomAccessory", .drawing)
  }
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("tabViewBottomAccessory", isEnabled ? .drawing : nil)
  }
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("tabViewSidebarHeader", .presentation)
  }
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("tabViewSidebarFooter", .presentation)
  }
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("tabViewSidebarBottomBar", .presentation)
  }
}

// Apple gives these to tabs alone, which are views here.
extension View {
  public nonisolated func customizationID(_ id: String) -> _RestingView<Self> {
    resting("customizationID", .input)
  }
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> _RestingView<Self> {
    resting("customizationBehavior", .input)
  }
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> _RestingView<Self> {
    resting("defaultVisibility", .input)
  }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> _RestingView<Self> {
    resting("tabPlacement", .presentation)
  }
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> _RestingView<Self> {
    resting("sectionActions", .input)
  }
}
