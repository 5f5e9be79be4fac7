import Intents

/// The handler's methods for the parameter that the article doesn't have.
extension IntentHandler {
  func provideGarageOptionsCollection(
    for intent: WidgetConfigIntent
  ) async throws -> INObjectCollection<NSString> {
    INObjectCollection(items: ["North", "South"])
  }

  func defaultGarage(for intent: WidgetConfigIntent) -> String? { "North" }
}
