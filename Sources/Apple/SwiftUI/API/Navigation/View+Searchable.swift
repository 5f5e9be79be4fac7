import Foundation

public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: _WrittenKey<Self>?
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt.map { Text($0) })
  }
  public nonisolated func searchable<W: _Wording>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: W? = Text?.none
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: prompt?._text)
  }
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _BarModifier> {
    searched(text, prompt: Text(prompt))
  }

  nonisolated func searched(_ text: Binding<String>, prompt: Text?) -> ModifiedContent<
    Self, _BarModifier
  > {
    let shown = text.wrappedValue.isEmpty ? prompt : Text(verbatim: text.wrappedValue)
    return modifier(
      _BarModifier(prepare: { $0.isBelowSearchField = true }) { bar, _ in
        bar.search = shown ?? Text(verbatim: "Search")
      })
  }
}

private struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True in the content of a navigation with a search field in its bar.
  @Entry var isBelowSearchField = false
  public var isSearching: Bool { self[DismissSearchKey.self] }
}
