import WidgetKit

struct CarControlEntry: TimelineEntry {
  let date: Date
  let vehicle: Vehicle
  let controls: [VehicleControl]
  /// The control whose command is still on its way to the car.
  var sending: VehicleControl?

  var relevance: TimelineEntryRelevance? {
    // Someone about to drive, or a car left open, wants to see this first.
    vehicle.isOn(.lock) ? TimelineEntryRelevance(score: 10) : TimelineEntryRelevance(score: 60)
  }
}

struct CarControlProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CarControlEntry {
    // Nothing lit, nothing filled: a placeholder must not look like a car in some state.
    var vehicle = Vehicle.sample(at: Date())
    vehicle.on = []
    vehicle.charge = 0
    return CarControlEntry(date: Date(), vehicle: vehicle, controls: VehicleControl.standard)
  }

  func snapshot(for configuration: CarControlsIntent, in context: Context) async -> CarControlEntry
  {
    let now = Date()
    let vehicle = context.isPreview ? Vehicle.sample(at: now) : VehicleStore().load(at: now)
    return CarControlEntry(date: now, vehicle: vehicle, controls: configuration.chosenControls)
  }

  func timeline(
    for configuration: CarControlsIntent, in context: Context
  ) async -> Timeline<CarControlEntry> {
    let now = Date()
    let store = VehicleStore()
    let vehicle = store.load(at: now)
    let controls = configuration.chosenControls

    // While it charges, the battery is known in advance: one entry each quarter of an hour.
    let steps = vehicle.isCharging ? Array(stride(from: 0, through: 120, by: 15)) : [0]
    let entries = steps.map { minutes in
      CarControlEntry(
        date: now.addingTimeInterval(Double(minutes) * 60),
        vehicle: vehicle.charged(forMinutes: minutes),
        controls: controls,
        sending: minutes == 0 ? store.sending : nil)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(30 * 60)))
  }
}
