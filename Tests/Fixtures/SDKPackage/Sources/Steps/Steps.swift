import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 8_200) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: .now, steps: 8_200))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    let entries = (0..<3).map { hour in
      StepsEntry(date: .now.addingTimeInterval(Double(hour) * 3600), steps: 8_200 + hour * 650)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct StepsView: View {
  let entry: StepsEntry

  var body: some View {
    VStack(alignment: .leading) {
      Label("Steps", systemImage: "figure.walk").font(.caption)
      Text(entry.steps, format: .number).font(.title.bold())
      Text("\(Double(entry.steps) / 1000, specifier: "%.1f") km").font(.caption)
      Text(verbatim: "\(Walks.one.text), \(Walks.some.text)").font(.caption)
      Gauge(value: min(Double(entry.steps) / 10_000, 1)) { Text("Goal") }
        .gaugeStyle(.accessoryLinearCapacity)
      Text(entry.date, style: .time).foregroundStyle(.secondary)
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct Steps: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Steps", provider: StepsProvider()) { StepsView(entry: $0) }
      .configurationDisplayName("Steps")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Many steps") { StepsView(entry: StepsEntry(date: .now, steps: 21_345)) }
