import FoundationExtras

extension AppIntent {
  /// Throws, since there is no app here that could come to the foreground.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws { throw needsToContinueInForegroundError(dialog, alwaysConfirm: alwaysConfirm) }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError("\(Self.self) goes on in the app, which doesn't run here.")
  }
}
