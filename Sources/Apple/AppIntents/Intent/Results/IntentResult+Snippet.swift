import FoundationExtras
import SwiftUI

extension IntentResult {
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(view))
  }

  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: _SnippetViewContainer(content()))
  }

  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  public static func result<I: AppIntent, Content: View>(opensIntent: I, view: Content) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  public static func result<I: AppIntent, Content: View>(
    opensIntent: I, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  public static func result<I: AppIntent, Content: View>(
    opensIntent: I, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  public static func result<I: AppIntent, Content: View>(
    opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, I, _SnippetViewContainer, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  public static func result<V: _IntentValue, Content: View>(value: V, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(view))
  }

  public static func result<V: _IntentValue, Content: View>(
    value: V, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: _SnippetViewContainer(content()))
  }

  public static func result<V: _IntentValue, Content: View>(
    value: V, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  public static func result<V: _IntentValue, Content: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(content()))
  }

  public static func result<V: _IntentValue, I: AppIntent, Content: View>(
    value: V, opensIntent: I, view: Content
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(view))
  }

  public static func result<V: _IntentValue, I: AppIntent, Content: View>(
    value: V, opensIntent: I, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: _SnippetViewContainer(content()))
  }

  public static func result<V: _IntentValue, I: AppIntent, Content: View>(
    value: V, opensIntent: I, dialog: IntentDialog, view: Content
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value, opensIntent: opensIntent, dialog: dialog, snippet: _SnippetViewContainer(view))
  }

  public static func result<V: _IntentValue, I: AppIntent, Content: View>(
    value: V, opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<V, I, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value, opensIntent: opensIntent, dialog: dialog,
      snippet: _SnippetViewContainer(content()))
  }
}
