import WidgetKit

struct BoardProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry {
    let now = Date()
    let timetable = Timetable.bundled(for: .harbour)
    return BoardEntry(
      date: now, pier: timetable.pier, departures: timetable.departures(after: now),
      isLive: false, theme: BoardTheme.app.resolved)
  }

  func getSnapshot(
    for configuration: BoardIntent, in context: Context,
    completion: @escaping (BoardEntry) -> Void
  ) {
    // The gallery wants its picture at once: no network, and everything running.
    let now = Date()
    let timetable = Timetable.bundled(for: configuration.pier)
    completion(
      BoardEntry(
        date: now, pier: timetable.pier, departures: timetable.departures(after: now),
        isLive: true, theme: configuration.theme.resolved))
  }

  func getTimeline(
    for configuration: BoardIntent, in context: Context,
    completion: @escaping (Timeline<BoardEntry>) -> Void
  ) {
    let theme = configuration.theme.resolved
    TimetableService().load(configuration.pier) { timetable, source in
      let now = Date()
      let departures = timetable.departures(after: now)

      // A new board each time that a boat has left, for the next hour and a half.
      let departed = departures.map(\.date).filter { $0 < now.addingTimeInterval(90 * 60) }
      let entries = ([now] + departed.map { $0.addingTimeInterval(1) }).map { moment in
        BoardEntry(
          date: moment, pier: timetable.pier, departures: departures.filter { $0.date >= moment },
          isLive: source == .network, theme: theme)
      }
      completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(60 * 60))))
    }
  }
}
