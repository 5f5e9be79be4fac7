import WidgetKit

struct TripCalendarEntry: TimelineEntry {
  let date: Date
  let trips: [Trip]
  var relevance: TimelineEntryRelevance?

  /// Those not over yet.
  var upcoming: [Trip] {
    let today = Calendar.current.startOfDay(for: date)
    return trips.filter { $0.end >= today }
  }
}

struct TripCalendarProvider: TimelineProvider {
  func placeholder(in context: Context) -> TripCalendarEntry {
    let now = Date()
    return TripCalendarEntry(date: now, trips: TripStore().samples(around: now))
  }

  func getSnapshot(in context: Context, completion: @escaping (TripCalendarEntry) -> Void) {
    let now = Date()
    let store = TripStore()
    let trips = context.isPreview ? store.samples(around: now) : store.trips(at: now)
    completion(TripCalendarEntry(date: now, trips: trips))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<TripCalendarEntry>) -> Void
  ) {
    let now = Date()
    let calendar = Calendar.current
    let trips = TripStore().trips(at: now)
    let today = calendar.startOfDay(for: now)
    // "Today" moves at midnight, so each of the next days is an entry of its own.
    let midnights = (1...3).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    let entries = ([now] + midnights).map { date in
      let isOngoing = trips.contains { $0.contains(date) }
      return TripCalendarEntry(
        date: date, trips: trips, relevance: TimelineEntryRelevance(score: isOngoing ? 80 : 20))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
