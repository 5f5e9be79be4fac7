import WidgetKit

struct BoardEntry: TimelineEntry {
  let date: Date
  let pier: String
  /// The soonest first; those that had left by `date` are gone.
  let departures: [Departure]
  let isLive: Bool
  let theme: BoardTheme
}
