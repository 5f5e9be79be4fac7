import SwiftUI
import WidgetKit

/// A widget that greets by the time of day.
struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { entry in
      GreetingView(entry: entry)
        .containerBackground(Color("Sky"), for: .widget)
    }
    .configurationDisplayName("Greeting")
    .description("Greets you by the time of day.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// What the widget shows from a date on.
struct GreetingEntry: TimelineEntry {
  var date: Date
  var hour: Int
}

/// The timeline: an entry each six hours.
struct GreetingProvider: TimelineProvider {
  /// The entry that is shown before there is data.
  func placeholder(in context: Context) -> GreetingEntry {
    GreetingEntry(date: .now, hour: 9)
  }

  /// One entry for the gallery of widgets.
  func getSnapshot(in context: Context, completion: @escaping (GreetingEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
    let entries = (0..<4).map { entry(at: Date.now.addingTimeInterval(Double($0) * 6 * 3600)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> GreetingEntry {
    GreetingEntry(date: date, hour: Calendar.current.component(.hour, from: date))
  }
}

struct GreetingView: View {
  let entry: GreetingEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: isDay ? "sun.max.fill" : "moon.stars.fill")
        .font(.title)
        .foregroundStyle(isDay ? .yellow : .indigo)
      Spacer(minLength: 0)
      Text(greeting)
        .font(.headline)
      Text(entry.date, style: .time)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isDay: Bool { (6..<20).contains(entry.hour) }

  /// The translations are in Resources/Localizable.xcstrings.
  private var greeting: LocalizedStringKey {
    switch entry.hour {
    case 6..<12: "Good morning"
    case 12..<20: "Good afternoon"
    default: "Good night"
    }
  }
}

#Preview("Morning", as: .systemSmall) {
  GreetingWidget()
} timeline: {
  GreetingEntry(date: .now, hour: 9)
}
