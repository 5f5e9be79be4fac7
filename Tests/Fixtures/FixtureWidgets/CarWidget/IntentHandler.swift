import Intents

/// The Intents extension, which stands in the widget's own target here.
class IntentHandler: INExtension {
  override func handler(for intent: INIntent) -> Any { self }
}

enum CarControlType: String, CaseIterable {
  case lock, find, trunk, window, climate

  var name: String { rawValue.capitalized }
  var control: CarControl { CarControl(identifier: rawValue, display: name) }
}

extension IntentHandler: WidgetConfigIntentHandling {
  func provideCarControlsOptionsCollection(
    for intent: WidgetConfigIntent, searchTerm: String?,
    with completion: @escaping (INObjectCollection<CarControl>?, Error?) -> Void
  ) {
    var types = CarControlType.allCases.filter { $0 != .climate || searchTerm != nil }
    if let searchTerm { types = types.filter { $0.name.contains(searchTerm) } }
    completion(INObjectCollection(items: types.map(\.control)), nil)
  }

  func defaultCarControls(for intent: WidgetConfigIntent) -> [CarControl]? {
    CarControlType.allCases.prefix(4).map(\.control)
  }

  func provideGarageOptionsCollection(
    for intent: WidgetConfigIntent
  ) async throws -> INObjectCollection<NSString> {
    INObjectCollection(items: ["North", "South"])
  }

  func defaultGarage(for intent: WidgetConfigIntent) -> String? { "North" }
}
