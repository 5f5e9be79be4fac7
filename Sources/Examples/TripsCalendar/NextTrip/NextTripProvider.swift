import WidgetKit

struct NextTripEntry: TimelineEntry {
  let date: Date
  /// The next trip; nil where none is planned.
  let trip: Trip?
  let showsDetails: Bool
  var relevance: TimelineEntryRelevance?
}

struct NextTripProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> NextTripEntry {
    let now = Date()
    let trip = TripStore().samples(around: now).first { $0.start > now }
    return NextTripEntry(date: now, trip: trip, showsDetails: true)
  }

  func snapshot(for configuration: SelectTripIntent, in context: Context) async -> NextTripEntry {
    let now = Date()
    let store = TripStore()
    let trip =
      context.isPreview
      ? store.samples(around: now).first { $0.start > now } : self.trip(for: configuration, at: now)
    return NextTripEntry(date: now, trip: trip, showsDetails: configuration.showsDetails)
  }

  func timeline(
    for configuration: SelectTripIntent, in context: Context
  ) async -> Timeline<NextTripEntry> {
    let now = Date()
    let calendar = Calendar.current
    let today = calendar.startOfDay(for: now)
    // The count changes at midnight; a week ahead covers a phone that stays offline.
    let midnights = (1...6).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
    let entries = ([now] + midnights).map { date in
      let trip = trip(for: configuration, at: date, plansFrom: now)
      return NextTripEntry(
        date: date, trip: trip, showsDetails: configuration.showsDetails,
        relevance: relevance(of: trip, at: date))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  private func trip(
    for configuration: SelectTripIntent, at date: Date, plansFrom now: Date? = nil
  ) -> Trip? {
    let trips = TripStore().trips(at: now ?? date)
    let today = Calendar.current.startOfDay(for: date)
    let chosen = trips.first { $0.id == configuration.trip?.id && $0.end >= today }
    return chosen ?? trips.first { $0.end >= today }
  }

  /// The nearer the trip, the higher; highest while it lasts.
  private func relevance(of trip: Trip?, at date: Date) -> TimelineEntryRelevance {
    guard let trip else { return TimelineEntryRelevance(score: 0) }
    if trip.contains(date) {
      return TimelineEntryRelevance(score: 100, duration: 24 * 60 * 60)
    }
    return TimelineEntryRelevance(score: Float(max(5, 60 - trip.days(from: date) * 4)))
  }
}
