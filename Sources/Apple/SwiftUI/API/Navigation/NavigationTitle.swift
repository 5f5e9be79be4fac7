import Foundation

public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// The display of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let isInline: Bool
  public static var automatic: ToolbarTitleDisplayMode { .init(isInline: false) }
  public static var large: ToolbarTitleDisplayMode { .init(isInline: false) }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(isInline: false) }
  public static var inline: ToolbarTitleDisplayMode { .init(isInline: true) }
}

/// A bar that belongs to the system.
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
}

extension Binding: _Wording where Value == String {
  public var _text: Text { Text(wrappedValue) }
}

extension _WrittenKey {
  /// A title by `Binding.constant` after a leading dot.
  public static func constant(_ title: String) -> _WrittenKey { _WrittenKey(Text(title)) }
}

// The result types of these don't depend on the title, so that what follows in a chain can be
// solved without them: see `_WrittenKey`.
extension View {
  public nonisolated func navigationTitle(
    _ titleKey: _WrittenKey<Self>
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(titleKey))
  }
  public nonisolated func navigationTitle<W: _Wording>(
    _ title: W
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(title._text)
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(title))
  }

  public nonisolated func navigationBarTitle(
    _ titleKey: _WrittenKey<Self>
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(titleKey))
  }
  public nonisolated func navigationBarTitle<W: _Wording>(
    _ title: W
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(title._text)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(title))
  }
  public nonisolated func navigationBarTitle(
    _ titleKey: _WrittenKey<Self>, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(titleKey), displayMode)
  }
  public nonisolated func navigationBarTitle<W: _Wording>(
    _ title: W, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(title._text, displayMode)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _BarModifier> {
    titled(Text(title), displayMode)
  }

  private nonisolated func titled(
    _ title: Text, _ displayMode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> ModifiedContent<Self, _BarModifier> {
    modifier(
      _BarModifier { bar, _ in
        bar.title = title
        if let displayMode { bar.isInline = displayMode == .inline }
      })
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_BarModifier { bar, _ in bar.isInline = displayMode == .inline })
  }
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    modifier(_BarModifier { bar, _ in bar.isInline = mode.isInline })
  }
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(visibility, bars)
  }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_BarModifier { bar, _ in bar.isHidden = hidden })
  }
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(visibility, bars)
  }
  private nonisolated func hidingBars(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    modifier(
      _BarModifier { bar, _ in
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
      _BarModifier { bar, inputs in
        bar.leading += inputs.nodes(leading)
        bar.trailing += inputs.nodes(trailing)
      })
  }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(_BarModifier { bar, inputs in bar.leading += inputs.nodes(leading) })
  }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(_BarModifier { bar, inputs in bar.trailing += inputs.nodes(trailing) })
  }
}
