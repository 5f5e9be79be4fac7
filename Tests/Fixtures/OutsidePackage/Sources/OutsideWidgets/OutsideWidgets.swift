import SwiftUI
import WidgetKit

struct StepEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

struct StepProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: Date(), steps: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
    completion(StepEntry(date: Date(), steps: 6_480))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {
    let now = Date()
    let entries = (0..<3).map { hour in
      StepEntry(
        date: Calendar.current.date(byAdding: .hour, value: hour, to: now)!,
        steps: 6_480 + hour * 700 + Int.random(in: 0..<100))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct StepView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StepEntry

  var body: some View {
    VStack(alignment: .leading) {
      Label("Steps", systemImage: "figure.walk").font(.caption).foregroundStyle(.secondary)
      Spacer()
      Text(entry.steps.formatted()).font(family == .systemSmall ? .title : .largeTitle).bold()
      Text(entry.date, style: .time).font(.footnote)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

struct StepWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Steps", provider: StepProvider()) { StepView(entry: $0) }
      .configurationDisplayName("Steps")
      .description("Today's steps.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@main
struct OutsideBundle: WidgetBundle {
  var body: some Widget {
    StepWidget()
    GoalWidget()
  }
}
