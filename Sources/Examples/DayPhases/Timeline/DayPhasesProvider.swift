import WidgetKit

struct DayPhasesEntry: TimelineEntry {
  let date: Date
  let moment: DayMoment
  let backdrop: Backdrop
  /// The thought of the day; nil where the person wants none.
  let thought: Thought?
}

struct DayPhasesProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayPhasesEntry {
    let now = Date()
    return DayPhasesEntry(date: now, moment: DayMoment(now), backdrop: .sky, thought: nil)
  }

  func snapshot(for configuration: BackdropIntent, in context: Context) async -> DayPhasesEntry {
    entry(at: Date(), for: configuration)
  }

  func timeline(
    for configuration: BackdropIntent, in context: Context
  ) async -> Timeline<DayPhasesEntry> {
    let now = Date()
    // Each phase begins on time; in between the sun moves twice.
    var dates = [now]
    var moment = DayMoment(now)
    for _ in 0..<3 {
      let third = moment.end.timeIntervalSince(moment.start) / 3
      dates += [moment.start + third, moment.start + 2 * third, moment.end].filter { $0 > now }
      moment = DayMoment(moment.end)
    }
    let entries = dates.prefix(8).map { entry(at: $0, for: configuration) }
    return Timeline(entries: Array(entries), policy: .atEnd)
  }

  private func entry(at date: Date, for configuration: BackdropIntent) -> DayPhasesEntry {
    let moment = DayMoment(date)
    return DayPhasesEntry(
      date: date, moment: moment, backdrop: configuration.backdrop,
      thought: configuration.showsThought ? Thought.random(for: moment.phase) : nil)
  }
}
