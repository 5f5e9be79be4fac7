import Foundation

/// The car's state, shared by the app and its widgets.
struct VehicleStore {
  static let group = "group.example.aria"

  private enum Key {
    static let vehicle = "vehicle"
    static let sending = "sending"
  }

  private var defaults: UserDefaults? { UserDefaults(suiteName: Self.group) }

  func load(at date: Date) -> Vehicle {
    guard
      let data = defaults?.data(forKey: Key.vehicle),
      let vehicle = try? JSONDecoder().decode(Vehicle.self, from: data)
    else { return .sample(at: date) }
    // What it reported is of then; a charger goes on meanwhile.
    let minutes = Int(date.timeIntervalSince(vehicle.reportedAt) / 60)
    return vehicle.isCharging ? vehicle.charged(forMinutes: max(0, minutes)) : vehicle
  }

  func save(_ vehicle: Vehicle) {
    defaults?.set(try? JSONEncoder().encode(vehicle), forKey: Key.vehicle)
  }

  var sending: VehicleControl? {
    get { defaults?.string(forKey: Key.sending).flatMap(VehicleControl.init) }
    nonmutating set { defaults?.set(newValue?.rawValue, forKey: Key.sending) }
  }
}
