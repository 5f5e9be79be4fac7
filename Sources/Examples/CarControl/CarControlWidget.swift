import SwiftUI
import WidgetKit

struct CarControlWidget: Widget {
  static let kind = "CarControls"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: Self.kind,
      intent: CarControlsIntent.self,
      provider: CarControlProvider()
    ) { entry in
      CarControlEntryView(entry: entry)
    }
    .configurationDisplayName("Car Controls")
    .description("See your range and reach the controls you use most.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

#Preview("Sending", as: .systemMedium) {
  CarControlWidget()
} timeline: {
  CarControlEntry(date: .now, vehicle: .sample(at: .now), controls: VehicleControl.standard)
  CarControlEntry(
    date: .now, vehicle: .sample(at: .now), controls: VehicleControl.standard, sending: .trunk)
}
