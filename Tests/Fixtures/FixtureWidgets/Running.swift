import SwiftUI
import WidgetKit

/// The time since midnight in three styles.
private struct DayStart: View {
  let entry: Moment

  var body: some View {
    let midnight = Date.now.midnight
    VStack {
      Text(midnight, style: .timer)
      Text(midnight, style: .relative)
      Text(midnight, style: .offset)
      Text(entry.date, style: .time)
    }
  }
}

extension Date {
  /// The start of the day, made of its components, as code does that adds hours to it.
  fileprivate var midnight: Date {
    let day = Calendar.current.dateComponents([.year, .month, .day], from: self)
    return Calendar.current.date(from: day) ?? self
  }
}

/// Half an hour that runs out, written in every way.
private struct HalfHour: View {
  let entry: Moment
  private var end: Date { entry.date.addingTimeInterval(1800) }

  var body: some View {
    VStack {
      Text(timerInterval: entry.date...end)
      Text(timerInterval: entry.date...end, countsDown: false)
      Text(.currentDate, format: .timer(countingDownIn: entry.date..<end))
      Text(.currentDate, format: .timer(countingUpIn: entry.date..<end))
      ProgressView(timerInterval: entry.date...end)
    }
  }
}

/// A line of stops, of which the view shows the last that is due.
private struct Stops: View {
  let entry: Moment

  var body: some View {
    TimelineView(
      .explicit([19.0, 49].map { entry.date.addingTimeInterval($0 * 60) })
    ) { context in
      Text(context.date, format: .dateTime.hour().minute())
    }
  }
}

/// A clock that is made again each minute.
private struct MinuteClock: View {
  var body: some View {
    TimelineView(.everyMinute) { context in
      Text(context.date, format: .dateTime.hour().minute())
    }
  }
}

struct RunningWidgets: WidgetBundle {
  var body: some Widget {
    Running(kind: "day-start")
    Running(kind: "half-hour", policy: .never)
    Running(kind: "stops", policy: .never)
    Running(kind: "minute-clock")
  }
}

private struct Running: Widget {
  var kind = ""
  var policy = TimelineReloadPolicy.atEnd

  /// An entry now and, unless nothing follows, one three hours later.
  struct Provider: TimelineProvider {
    let policy: TimelineReloadPolicy

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
      completion(Moment(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      let hours = policy == .never ? [0.0] : [0, 3]
      completion(
        Timeline(
          entries: hours.map { Moment(date: .now.addingTimeInterval($0 * 3600)) }, policy: policy))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider(policy: policy)) { entry in
      content(entry).containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }

  @ViewBuilder private func content(_ entry: Moment) -> some View {
    switch kind {
    case "day-start": DayStart(entry: entry)
    case "half-hour": HalfHour(entry: entry)
    case "stops": Stops(entry: entry)
    default: MinuteClock()
    }
  }
}
