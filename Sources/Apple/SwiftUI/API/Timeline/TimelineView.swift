import Foundation

/// A view made again at the times of a schedule. A frame shows it as it is at the frame's date.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence

    /// Has no effect: no picture is drawn again by itself here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Date) -> Content
}

public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
  /// The context's type doesn't depend on the content's, so that a closure's parameter needs none.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0, cadence: .live)) }
  }

  @_disfavoredOverload public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(Context(date: $0, cadence: .live)) }
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    let now = inputs.context.displayDate
    let schedule = view.schedule
    let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
    if !isPaused, !inputs.environment.isContentRedacted {
      inputs.context.run(turns: []) { date in
        schedule.due(at: date).map { String($0.timeIntervalSinceReferenceDate) } ?? ""
      }
      if inputs.environment.surface == .widget {
        inputs.context.diagnose(
          "timeline-view",
          "A TimelineView is drawn by its schedule here. Apple names no timeline view among what runs in a widget, and "
            + "on devices developers see it stand still: use Text(_:style:), Text(timerInterval:) or "
            + "ProgressView(timerInterval:), or give the timeline an entry for each change.",
          view: "TimelineView")
      }
    }
    // Before the first date the content is drawn with the current one (Apple, `TimelineView`).
    let shown = schedule.due(at: now) ?? now
    Content._resolve(view.content(shown), inputs, into: &nodes)
  }
}

extension TimelineSchedule {
  /// The last date of the schedule that isn't after another; nil before the first.
  func due(at now: Date) -> Date? {
    var due: Date?
    // A schedule may have no end, and one of a developer's may begin long before.
    for date in entries(from: now, mode: .normal).prefix(100_000) {
      guard date <= now else { break }
      due = date
    }
    return due
  }
}

/// Times, from a date on.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// Every so many seconds, counted from a date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: seconds; at least a millisecond.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate.writable
    self.interval = interval > 0.001 ? min(interval, 1e12) : 0.001
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(date: start + max(steps, 0) * interval, interval: interval)
  }
}

/// A schedule of updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicTimelineSchedule.Entries(
      date: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60)
  }
}

/// A schedule of updates at given dates, in order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    // A sequence may have no end.
    let dates = Array(dates.prefix(100_000))
    let due = dates.lastIndex { $0 <= startDate } ?? 0
    return Array(dates.dropFirst(due))
  }
}

/// A schedule as frequent as the screen's pictures; a frame is one of them.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
