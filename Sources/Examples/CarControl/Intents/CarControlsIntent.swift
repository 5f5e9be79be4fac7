import AppIntents
import WidgetKit

/// The configuration that Edit Widget offers: the controls to show, in their order.
struct CarControlsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Controls"
  static let description = IntentDescription("Pick the controls that this widget shows.")

  @Parameter(
    title: "Controls",
    default: [.lock, .climate, .trunk, .find, .window, .ventilation, .skylight],
    size: [.systemSmall: 2, .systemMedium: 4, .systemLarge: 7])
  var carControls: [VehicleControl]

  var chosenControls: [VehicleControl] {
    // The same control twice would send two commands with one tap's worth of intent.
    var seen: Set<VehicleControl> = []
    return carControls.filter { seen.insert($0).inserted }
  }
}
