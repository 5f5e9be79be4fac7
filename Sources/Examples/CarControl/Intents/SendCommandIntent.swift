import AppIntents
import WidgetKit

/// Asks the car to change one thing, and waits until it says that it did.
struct SendCommandIntent: AppIntent {
  static let title: LocalizedStringResource = "Send Car Command"
  static let isDiscoverable = false

  @Parameter(title: "Control")
  var control: VehicleControl

  init() {}

  init(control: VehicleControl) {
    self.control = control
  }

  func perform() async throws -> some IntentResult {
    let store = VehicleStore()
    // One command at a time: the car refuses a second before it has answered the first.
    guard store.sending == nil else { return .result() }

    store.sending = control
    defer { store.sending = nil }
    try await Task.sleep(for: .milliseconds(400))

    let now = Date()
    var vehicle = store.load(at: now)
    vehicle.toggle(control)
    vehicle.reportedAt = now
    store.save(vehicle)
    return .result()
  }
}
