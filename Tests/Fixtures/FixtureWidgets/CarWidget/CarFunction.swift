import Intents

/// A function of the car, as the Intents extension offers it.
enum CarFunction: String, CaseIterable {
  case lock, findCar, trunk, window, airCondition, ventilate, skylight

  private static let names: [CarFunction: String] = [
    .lock: "车锁", .findCar: "寻车", .trunk: "后备箱", .window: "车窗", .airCondition: "空调",
    .ventilate: "透气", .skylight: "天窗",
  ]

  var name: String { Self.names[self] ?? rawValue }
  var control: CarControl { CarControl(identifier: rawValue, display: name) }
}
