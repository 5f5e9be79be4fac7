import SwiftUI
import WidgetKit

struct DayPhasesWidget: Widget {
  let kind = "DayPhases"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: BackdropIntent.self, provider: DayPhasesProvider()
    ) { entry in
      DayPhasesView(entry: entry)
    }
    .configurationDisplayName("Day Phases")
    .description("Morning, noon and evening, and how long each still lasts.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

#Preview("Paper", as: .systemMedium) {
  DayPhasesWidget()
} timeline: {
  DayPhasesEntry(
    date: .now, moment: DayMoment(.now), backdrop: .paper, thought: .random(for: .morning))
}
