import Foundation

public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A bar that belongs to the system.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier { bar, _ in bar.title = title })
  }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  public nonisolated func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(BarModifier { bar, _ in bar.isInline = displayMode == .inline })
  }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier { bar, _ in bar.isHidden = hidden })
  }
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarModifier { bar, _ in
        guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
          return
        }
        bar.isHidden = visibility == .hidden
      })
  }
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    modifier(
      BarModifier { bar, inputs in
        bar.leading += inputs.nodes(leading)
        bar.trailing += inputs.nodes(trailing)
      })
  }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(BarModifier { bar, inputs in bar.leading += inputs.nodes(leading) })
  }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(BarModifier { bar, inputs in bar.trailing += inputs.nodes(trailing) })
  }
}
