import FoundationExtras

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<V: _IntentValue>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<V: _IntentValue, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}
