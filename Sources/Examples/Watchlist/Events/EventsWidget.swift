import SwiftUI
import WidgetKit

struct EventsWidget: Widget {
  let kind = "MarketCalendar"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: EventsProvider()) { entry in
      EventsView(entry: entry)
        .quillBackground()
    }
    .configurationDisplayName("Market Calendar")
    .description("Results, dividends and figures, day by day.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct EventsEntry: TimelineEntry {
  let date: Date
  /// Those of the entry's day that are still to come.
  let events: [MarketEvent]
}

struct EventsProvider: TimelineProvider {
  func placeholder(in context: Context) -> EventsEntry {
    let now = Date()
    return EventsEntry(date: now, events: MarketEvent.samples(on: now))
  }

  func getSnapshot(in context: Context, completion: @escaping (EventsEntry) -> Void) {
    let now = Date()
    completion(EventsEntry(date: now, events: MarketEvent.samples(on: now)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<EventsEntry>) -> Void) {
    let now = Date()
    let events = MarketEvent.samples(on: now)
    // Each event leaves the list once it is over; after the last, the day is quiet.
    let moments = [now] + events.map(\.date).filter { $0 > now }.map { $0.addingTimeInterval(600) }
    let entries = moments.map { moment in
      EventsEntry(date: moment, events: events.filter { $0.date.addingTimeInterval(600) > moment })
    }
    let tomorrow = Calendar.current.startOfDay(for: now.addingTimeInterval(24 * 60 * 60))
    completion(Timeline(entries: entries, policy: .after(tomorrow)))
  }
}
