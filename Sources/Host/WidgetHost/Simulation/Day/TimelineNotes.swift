import DisplayList
import Foundation

/// The notes on a timeline as the provider gave it.
enum TimelineNotes {
  static func notes(
    on timeline: SimulatedTimeline, at now: Date, _ rules: SystemRules, _ wording: SimulationWording
  ) -> [Diagnostic] {
    let dates = timeline.entries.map(\.date)
    guard let first = dates.first, let last = dates.last else { return [] }
    var notes = spacing(dates, rules, wording)
    func note(_ code: String, _ message: String) {
      notes.append(Diagnostic(code: code, message: message))
    }
    let limit = Int(clamping: rules[.maximumEntries])
    if dates.count > limit {
      note(
        "too-many-entries",
        "The timeline of \(wording.time(now)) has \(dates.count) entries; beyond about \(limit) widgets "
          + "were seen to stop updating, and those aren't shown here. Make fewer, and reload.")
    }
    if first > now {
      note(
        "first-entry-in-the-future",
        "The timeline of \(wording.time(now)) begins at \(wording.time(first)); until then the widget "
          + "shows what it did before. Give it an entry for now.")
    }
    let past = dates.count { $0 < now.addingTimeInterval(-1) }
    if past > 1 {
      note(
        "entries-in-the-past",
        "\(past) entries of the timeline of \(wording.time(now)) are over already; only the last of "
          + "them is shown.")
    }
    switch timeline.policy {
    case .after(let date) where date < now:
      note(
        "reload-date-in-the-past",
        "The timeline of \(wording.time(now)) asks to be reloaded at \(wording.time(date)), which is "
          + "over: the system takes it as at once, and puts it off.")
    case .atEnd where last <= now:
      note(
        "ends-at-once",
        "The timeline of \(wording.time(now)) has no entry ahead and the policy .atEnd, so it asks for "
          + "the next at once; the system puts that off. Add entries, or use .after.")
    case .after(let date) where date < now.addingTimeInterval(rules.duration(.minimumInterval)):
      note(
        "reloads-too-soon",
        "The timeline of \(wording.time(now)) wants the next at \(wording.time(date)), sooner than "
          + "\(PathPart.number(rules[.minimumInterval])) minutes: the system puts it off.")
    default: break
    }
    return notes
  }

  /// - Parameter isRunning: whether the entry has texts or views that change by themselves.
  static func staysForever(
    loaded: Date, isRunning: Bool, _ wording: SimulationWording
  ) -> Diagnostic {
    Diagnostic(
      code: "stays-forever",
      message: "The timeline of \(wording.time(loaded)) has one entry and the policy .never: "
        + (isRunning ? "nothing but its running texts and views changes " : "nothing changes ")
        + "until the app calls WidgetCenter.")
  }

  static func spentBudget(
    _ budget: Int, at now: Date, until date: Date, _ wording: SimulationWording
  ) -> Diagnostic {
    Diagnostic(
      code: "budget-spent",
      message:
        "The budget of \(budget) reloads is spent by \(wording.time(now)): what is on screen then "
        + "stays until \(wording.time(date)), unless something free happens. Ask less often, with more "
        + "entries in each timeline.")
  }

  private static func spacing(
    _ dates: [Date], _ rules: SystemRules, _ wording: SimulationWording
  ) -> [Diagnostic] {
    let gap = rules.duration(.minimumEntryGap)
    let pairs = zip(dates, dates.dropFirst())
    let close = pairs.count { $1.timeIntervalSince($0) < gap }
    guard let (a, b) = pairs.first(where: { $1.timeIntervalSince($0) < gap }) else { return [] }
    return [
      Diagnostic(
        code: "entries-too-close",
        message:
          "\(close == 1 ? "An entry follows" : "\(close) entries follow") the one before within "
          + "\(PathPart.number(gap / 60)) minutes, the first at \(wording.time(b)) after "
          + "\(wording.time(a)). Apple asks for at least about 5 minutes; use Text(_:style:) for what "
          + "runs.")
    ]
  }
}
