import FoundationExtras

/// The result of performing an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The result of an intent whose `perform()` doesn't return.
extension Never: IntentResult {
  public var value: Never? { nil }
}

public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent, Snippet, Dialog>:
  IntentResult, @unchecked Sendable
{
  public let value: Value?
  public let opensIntent: OpensAppIntent?
  public let dialog: Dialog?
  package let snippet: Snippet?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: Dialog? = nil,
    snippet: Snippet? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.snippet = snippet
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
