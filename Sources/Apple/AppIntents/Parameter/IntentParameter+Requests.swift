import FoundationExtras
import SwiftUI

/// Requests for a value while an intent is performed. A widget can't show the question, so requests throw
/// here: the behaviour of a device for a widget's intent isn't published.
extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestConfirmation(for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil)
    async throws -> Bool
  {
    throw asks("a confirmation of", dialog)
  }

  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    throw asks("a confirmation of", dialog)
  }

  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    throw asks("a confirmation of", dialog)
  }

  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    asks("a value for", dialog)
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    asks("which of \(itemsToDisambiguate.count) values is meant for", dialog)
  }

  private func asks(_ what: String, _ dialog: IntentDialog?) -> AppIntentError {
    let question = dialog.map { " (“\(String(localized: $0.full))”)" } ?? ""
    return AppIntentError(
      "It asks for \(what) “\(parameterTitle)”\(question), and a widget has no place to answer.")
  }
}
