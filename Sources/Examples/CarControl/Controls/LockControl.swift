import AppIntents
import SwiftUI
import WidgetKit

/// Locks and unlocks the car from Control Center.
struct LockControl: ControlWidget {
  static let kind = "CarLock"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { isLocked in
      ControlWidgetToggle("Aria", isOn: isLocked, action: SetLockIntent()) { isLocked in
        Label(
          isLocked ? "Locked" : "Unlocked",
          systemImage: isLocked ? "lock.fill" : "lock.open.fill")
      }
      .tint(Color("AccentColor"))
    }
    .displayName("Lock")
    .description("Lock and unlock your car.")
  }

  struct Provider: ControlValueProvider {
    let previewValue = true

    func currentValue() async throws -> Bool {
      VehicleStore().load(at: Date()).isOn(.lock)
    }
  }
}

/// Locks the car, or unlocks it.
struct SetLockIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lock Car"
  static let isDiscoverable = false

  @Parameter(title: "Locked")
  var value: Bool

  init() {}

  func perform() async throws -> some IntentResult {
    let store = VehicleStore()
    let now = Date()
    var vehicle = store.load(at: now)
    if vehicle.isOn(.lock) != value { vehicle.toggle(.lock) }
    vehicle.reportedAt = now
    store.save(vehicle)
    return .result()
  }
}
