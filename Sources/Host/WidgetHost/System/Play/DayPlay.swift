import DisplayList
import Foundation

/// Plays system time: the placeholder once, the snapshot, then timelines, as the schedule of each
/// widget grants them, one call after the other; and what the script has happen in between.
@MainActor
final class DayPlay<Stage: PlayStage> {
  typealias Player = WidgetPlayer<Stage.Drawing>
  let stage: Stage
  let rules: SystemRules
  let start: Date
  let end: Date
  let words: PlayWords
  var players: [Player]
  var events: [PlayRecord.Event] = []
  var isLocked = false
  /// When StandBy refreshes next; nil where it is off.
  var nextStandBy: Date?

  init(_ stage: Stage, rules: SystemRules, start: Date, end: Date, timeZone: String) {
    self.stage = stage
    self.rules = rules
    self.start = start
    self.end = end
    words = PlayWords(timeZone: timeZone, start: start)
    players = stage.widgets.map { Player($0, rules: rules) }
  }

  func run(_ script: SystemScript) async throws {
    var coming = try await prepare(script.events)[...]
    for index in players.indices { try await open(index) }
    for index in players.indices { try await ask(index, .added, at: start) }
    while let now = nextDate(coming.first), now < end {
      for index in players.indices { try show(index, until: now, inclusive: false) }
      while let event = coming.first, event.date <= now {
        coming.removeFirst()
        for change in event.changes { try await happen(change, at: now) }
      }
      try await refreshStandBy(at: now)
      for index in players.indices {
        while let (cause, verdict) = players[index].schedule.due(at: now) {
          try await follow(index, cause, verdict, at: now)
        }
      }
      for index in players.indices { try show(index, until: now, inclusive: true) }
    }
    for index in players.indices {
      try show(index, until: end, inclusive: false)
      players[index].relevance.expire(before: end)
      noteWhatNeverChanged(index)
    }
  }

  /// What the app writes at the very start is there before the widgets are.
  private func prepare(_ events: [SystemEvent]) async throws -> [SystemEvent] {
    var events = events
    for place in events.indices where events[place].date <= start {
      for change in events[place].changes where change.isWriting {
        try await happen(change, at: start)
      }
      events[place].changes.removeAll(where: \.isWriting)
    }
    return events
  }

  private func nextDate(_ event: SystemEvent?) -> Date? {
    (players.map(\.schedule.nextDate) + [event?.date, nextStandBy]).compactMap { $0 }.min()
  }

  // MARK: Calls

  private func open(_ index: Int) async throws {
    show(try await stage.placeholder(index, at: start), of: index, at: start, source: .placeholder)
    switch try await stage.snapshot(index, at: start) {
    case .made(let drawing): players[index].snapshot = try stage.keep(drawing, of: index)
    case .failed(let message): players[index].fail(message)
    }
    try await stage.relevance(index, at: start)
  }

  func ask(_ index: Int, _ cause: ReloadCause, at now: Date) async throws {
    let verdict = players[index].schedule.request(cause, at: now)
    try await follow(index, cause, verdict, at: now)
  }

  /// Does what a verdict says, and writes it down.
  func follow(
    _ index: Int, _ cause: ReloadCause, _ verdict: ReloadVerdict, at now: Date
  ) async throws {
    var record = ReloadRecord(
      date: now, cause: cause, verdict: verdict, used: 0, budget: rules.budget)
    if case .interaction = cause {
      record.touched = players[index].touched
      players[index].touched = []
    }
    if verdict.reloads {
      switch try await stage.timeline(index, at: now) {
      case .made(let timeline):
        record.entries = timeline.entries.count
        record.policy = timeline.policy
        try load(timeline, index, at: now)
        record.next = players[index].schedule.nextByPolicy
      case .failed(let message):
        players[index].fail(message)
        players[index].schedule.failed(at: now)
        record.failure = message
        record.next = players[index].schedule.nextByPolicy
      }
    }
    if case .deferred(let date, .budgetSpent) = verdict {
      players[index].note([TimelineNotes.spentBudget(rules.budget, at: now, until: date, words)])
    }
    record.used = players[index].schedule.used(at: now)
    players[index].reloads.append(record)
    try await followReloadCalls(at: now)
  }

  private func load(_ timeline: StageTimeline, _ index: Int, at now: Date) throws {
    players[index].note(TimelineNotes.notes(on: timeline, at: now, rules, words))
    for problem in timeline.problems { players[index].fail(problem) }
    let entries = Array(timeline.entries.prefix(Int(rules[.maximumEntries])))
    let current = entries.lastIndex { $0.date <= now }
    players[index].relevance.load(entries)
    players[index].timeline = .init(
      entries: entries, number: players[index].timelines, next: (current ?? -1) + 1)
    players[index].timelines += 1
    let last = timeline.entries.last?.date ?? now
    players[index].schedule.answered(timeline.policy, lastEntry: last, at: now)
    if let current { try show(index, entry: current, at: now) }
  }

  /// What the widgets' own code asked for while it ran.
  func followReloadCalls(at now: Date) async throws {
    for kind in stage.takeRelevanceCalls() {
      for index in players.indices where players[index].widget.kind == kind {
        try await stage.relevance(index, at: now)
      }
    }
    for call in stage.takeReloadCalls() {
      let name = call.map { "reloadTimelines(ofKind: \"\($0)\")" } ?? "reloadAllTimelines()"
      for index in players.indices where call == nil || players[index].widget.kind == call {
        try await ask(index, .widgetCall(name), at: now)
      }
    }
  }

  private func refreshStandBy(at now: Date) async throws {
    guard let next = nextStandBy, next <= now else { return }
    nextStandBy = now.addingTimeInterval(rules.duration(.standByInterval))
    for index in players.indices where players[index].widget.takesStandBy {
      try await ask(index, .standBy, at: now)
    }
  }

  private func noteWhatNeverChanged(_ index: Int) {
    let pictures = Set(players[index].shown.filter { $0.source == .entry }.map(\.picture))
    guard pictures.count == 1, players[index].reloads.count(where: { $0.entries != nil }) > 1 else {
      return
    }
    players[index].note([
      Diagnostic(
        code: "never-changes",
        message: "The widget looks the same in all that was played, though it was reloaded: fewer "
          + "reloads would do.")
    ])
  }
}
