import FoundationExtras
import SwiftUI

/// An intent whose result is an interactive snippet, for Siri, Spotlight and Shortcuts.
///
/// - Support: partly; a widget shows no snippet.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Does nothing: no snippet is on screen.
  public static func reload() {}
}

/// The snippet of a result that has none.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = "Empty Snippet"
  public init() {}
  public func perform() async throws
    -> IntentResultContainer<Never, Never, _SnippetViewContainer, Never>
  { .result(view: EmptyView()) }
}

/// A result that a snippet intent shows.
public protocol ShowsSnippetIntent: IntentResult {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
