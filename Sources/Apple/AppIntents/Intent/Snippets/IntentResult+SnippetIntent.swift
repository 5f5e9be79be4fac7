import FoundationExtras

extension IntentResult {
  public static func result<S: SnippetIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> {
    Self(snippet: snippetIntent)
  }

  public static func result<S: SnippetIntent>(dialog: IntentDialog, snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    Self(dialog: dialog, snippet: snippetIntent)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(opensIntent: I, snippetIntent: S)
    -> Self
  where Self == IntentResultContainer<Never, I, S, Never> {
    Self(opensIntent: opensIntent, snippet: snippetIntent)
  }

  public static func result<I: AppIntent, S: SnippetIntent>(
    opensIntent: I, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<Never, I, S, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog, snippet: snippetIntent)
  }

  public static func result<V: _IntentValue, S: SnippetIntent>(value: V, snippetIntent: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    Self(value: value, snippet: snippetIntent)
  }

  public static func result<V: _IntentValue, S: SnippetIntent>(
    value: V, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: snippetIntent)
  }

  public static func result<V: _IntentValue, I: AppIntent, S: SnippetIntent>(
    value: V, opensIntent: I, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: snippetIntent)
  }

  public static func result<V: _IntentValue, I: AppIntent, S: SnippetIntent>(
    value: V, opensIntent: I, dialog: IntentDialog, snippetIntent: S
  ) -> Self
  where Self == IntentResultContainer<V, I, S, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog, snippet: snippetIntent)
  }
}
