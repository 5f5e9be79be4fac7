import Foundation

// How a navigation goes on, and what its bars are made of: a picture shows its first view at rest.

public struct StackNavigationViewStyle {
  public init() {}
}
public struct DefaultNavigationViewStyle {
  public init() {}
}
public struct ColumnNavigationViewStyle {
  public init() {}
}
public struct DoubleColumnNavigationViewStyle {
  public init() {}
}

/// The layout of navigation views; on a phone all styles are the same.
public protocol NavigationViewStyle {}
extension StackNavigationViewStyle: NavigationViewStyle {}
extension DefaultNavigationViewStyle: NavigationViewStyle {}
extension ColumnNavigationViewStyle: NavigationViewStyle {}
extension DoubleColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S)
    -> _RestingView<Self>
  {
    resting("navigationViewStyle", .presentation)
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> _RestingView<Self> {
    resting("navigationDestination", .presentation)
  }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> _RestingView<Self> {
    resting("navigationDestination", .presentation)
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> _RestingView<Self> {
    resting("navigationDestination", .presentation)
  }
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> _RestingView<Self> {
    resting("navigationBarBackButtonHidden", .presentation)
  }
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> _RestingView<Self> {
    resting("toolbarBackground", .presentation)
  }
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _RestingView<Self> {
    resting("toolbarBackground", .presentation)
  }
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> _RestingView<Self> {
    resting("toolbarColorScheme", .presentation)
  }
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> _RestingView<Self> {
    resting("searchSuggestions", .presentation)
  }
}
