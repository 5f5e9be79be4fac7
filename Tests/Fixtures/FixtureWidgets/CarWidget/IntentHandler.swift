import Intents

/// The Intents extension's handler. What the intent already has isn't offered again, as developers write it who want a
/// list without repetitions.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any { self }
}

extension IntentHandler: WidgetConfigIntentHandling {
  func provideCarControlsOptionsCollection(
    for intent: WidgetConfigIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<CarControl>?, Error?) -> Void
  ) {
    let chosen = Set(intent.carControls?.compactMap(\.identifier) ?? [])
    let offered = CarFunction.allCases.filter { function in
      !chosen.contains(function.rawValue) && searchTerm.map { function.name.contains($0) } != false
    }
    completion(INObjectCollection(items: offered.map(\.control)), nil)
  }

  func defaultCarControls(for intent: WidgetConfigIntent) -> [CarControl]? {
    CarFunction.allCases.prefix(4).map(\.control)
  }

  func provideGarageOptionsCollection(
    for intent: WidgetConfigIntent
  ) async throws -> INObjectCollection<NSString> {
    INObjectCollection(items: ["North", "South"])
  }

  func defaultGarage(for intent: WidgetConfigIntent) -> String? { "North" }
}
