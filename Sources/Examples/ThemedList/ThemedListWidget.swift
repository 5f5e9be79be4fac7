import SwiftUI
import WidgetKit

@main
struct ThemedListWidget: Widget {
  let kind = "DepartureBoard"

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: kind, intent: BoardIntent.self, provider: BoardProvider()
    ) { entry in
      BoardEntryView(entry: entry)
    }
    .configurationDisplayName("Departures")
    .description("The next boats from your pier.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
  }
}

#Preview("Always Light", as: .systemLarge) {
  ThemedListWidget()
} timeline: {
  BoardEntry(
    date: .now, pier: "Harbour Pier",
    departures: Timetable.bundled(for: .harbour).departures(after: .now), isLive: true,
    theme: .light)
  BoardEntry(date: .now, pier: "Harbour Pier", departures: [], isLive: true, theme: .light)
}
