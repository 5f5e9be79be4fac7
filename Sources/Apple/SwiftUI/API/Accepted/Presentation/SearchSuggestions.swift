import Foundation

// Suggestions, tokens and scopes of a search. They come up once a person types in the field: a picture shows the field
// alone.

/// The place where search suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// The places that a modifier speaks of.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
  private let name: String
  public static var automatic: SearchSuggestionsPlacement { .init(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { .init(name: "menu") }
  public static var content: SearchSuggestionsPlacement { .init(name: "content") }
}

/// The moment from which the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  public static var automatic: SearchScopeActivation { .init() }
  public static var onTextEntry: SearchScopeActivation { .init() }
  public static var onSearchPresentation: SearchScopeActivation { .init() }
}

/// The bar's behavior while a search is presented.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  public static var automatic: SearchToolbarBehavior { .init() }
  public static var minimize: SearchToolbarBehavior { .init() }
}

/// The moment from which a search field takes dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// The behavior of dictation in a field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?
  public static let automatic = TextInputDictationBehavior(activation: nil)
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { .init(activation: activation) }
}

/// The action that ends a search. It does nothing, since no search is under way in a picture.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension View {
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> _RestingView<Self> {
    resting("searchScopes", .input)
  }
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> _RestingView<Self> {
    resting("searchScopes", .input)
  }
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> _RestingView<Self> {
    resting("searchSuggestions", .input)
  }
  public nonisolated func searchCompletion(_ completion: String) -> _RestingView<Self> {
    resting("searchCompletion", .input)
  }
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> _RestingView<Self> {
    resting("searchCompletion", .input)
  }
  public nonisolated func searchFocused(
    _ binding: FocusState<Bool>.Binding
  ) -> _RestingView<Self> {
    resting("searchFocused", .input)
  }
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> _RestingView<Self> {
    resting("searchFocused", .input)
  }
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> _RestingView<Self> {
    resting("searchPresentationToolbarBehavior", .input)
  }
  public nonisolated func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> _RestingView<Self> {
    resting("searchToolbarBehavior", .drawing)
  }
  public nonisolated func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> _RestingView<Self> {
    resting("searchDictationBehavior", .input)
  }
}
