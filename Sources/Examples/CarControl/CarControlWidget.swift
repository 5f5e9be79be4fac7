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
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}
