import Intents

// The Intents extension of the article of seeds, row 12, with its code unchanged. Its handler
// leaves out of the options what the intent already has.

enum CarControlType: String, CaseIterable {
  case lock
  case findCar
  case trunk
  case window
  case airCondition
  case ventilate
  case skylight
}

extension CarControlType {
  var name: String {
    switch self {
    case .lock:
      return "车锁"
    case .findCar:
      return "寻车"
    case .trunk:
      return "后备箱"
    case .window:
      return "车窗"
    case .airCondition:
      return "空调"
    case .ventilate:
      return "透气"
    case .skylight:
      return "天窗"
    }
  }
}

class IntentHandler: INExtension {

  override func handler(for intent: INIntent) -> Any {
    return self
  }
}

extension IntentHandler: WidgetConfigIntentHandling {

  func provideCarControlsOptionsCollection(
    for intent: WidgetConfigIntent,
    searchTerm: String?,
    with completion: @escaping (INObjectCollection<CarControl>?, Error?) -> Void
  ) {
    var carControlTypes =
      CarControlType
      .allCases
      .filter { carControlType in
        !(intent.carControls ?? []).contains { $0.identifier == carControlType.rawValue }
      }

    if let searchTerm {
      carControlTypes = carControlTypes.filter { $0.name.contains(searchTerm) }
    }

    let carControls = carControlTypes.map { CarControl(identifier: $0.rawValue, display: $0.name) }

    completion(INObjectCollection(items: carControls), nil)
  }

  func defaultCarControls(for intent: WidgetConfigIntent) -> [CarControl]? {
    CarControlType
      .allCases
      .prefix(4)
      .map { CarControl(identifier: $0.rawValue, display: $0.name) }
  }
}
