import DisplayList
import Foundation

/// Simulates hours of system time: the placeholder once, the snapshot, then timelines, as the schedule of each
/// widget grants them, one call after the other, and the events of a script in between.
@MainActor
final class DaySimulation<Backend: SimulationBackend> {
  typealias Simulation = WidgetSimulation<Backend.Drawing>
  let backend: Backend
  let rules: SystemRules
  let start: Date
  let end: Date
  let wording: SimulationWording
  var simulations: [Simulation]
  var events: [SimulationRecord.Event] = []
  var isLocked = false
  /// The date of StandBy's next refresh; nil where it is off.
  var nextStandBy: Date?

  init(_ backend: Backend, rules: SystemRules, start: Date, end: Date, timeZone: String) {
    self.backend = backend
    self.rules = rules
    self.start = start
    self.end = end
    wording = SimulationWording(timeZone: timeZone, start: start)
    simulations = backend.widgets.map { Simulation($0, rules: rules) }
  }

  func run(_ script: SystemScript) async throws {
    var coming = try await prepare(script.events)[...]
    for index in simulations.indices { try await open(index) }
    for index in simulations.indices { try await ask(index, .added, at: start) }
    while let now = nextDate(coming.first), now < end {
      for index in simulations.indices { try show(index, until: now, inclusive: false) }
      while let event = coming.first, event.date <= now {
        coming.removeFirst()
        for change in event.changes { try await happen(change, at: now) }
      }
      try await refreshStandBy(at: now)
      for index in simulations.indices {
        while let (cause, verdict) = simulations[index].schedule.due(at: now) {
          try await follow(index, cause, verdict, at: now)
        }
      }
      for index in simulations.indices { try show(index, until: now, inclusive: true) }
    }
    for index in simulations.indices {
      try show(index, until: end, inclusive: false)
      simulations[index].relevance.expire(before: end)
      noteWhatNeverChanged(index)
    }
  }

  /// Carries out what holds from the very start, before the widgets are asked.
  private func prepare(_ events: [SystemEvent]) async throws -> [SystemEvent] {
    var events = events
    for place in events.indices where events[place].date <= start {
      for change in events[place].changes where change.precedesCalls {
        try await happen(change, at: start)
      }
      events[place].changes.removeAll(where: \.precedesCalls)
    }
    return events
  }

  private func nextDate(_ event: SystemEvent?) -> Date? {
    (simulations.map(\.schedule.nextDate) + [event?.date, nextStandBy]).compactMap { $0 }.min()
  }

  // MARK: Calls

  private func open(_ index: Int) async throws {
    show(
      try await backend.placeholder(index, at: start), of: index, at: start, source: .placeholder)
    switch try await backend.snapshot(index, at: start) {
    case .made(let drawing): simulations[index].snapshot = try backend.keep(drawing, of: index)
    case .failed(let message): simulations[index].fail(message)
    }
    try await backend.relevance(index, at: start)
  }

  func ask(_ index: Int, _ cause: ReloadCause, at now: Date) async throws {
    let verdict = simulations[index].schedule.request(cause, at: now)
    try await follow(index, cause, verdict, at: now)
  }

  /// Follows a verdict and records it.
  func follow(
    _ index: Int, _ cause: ReloadCause, _ verdict: ReloadVerdict, at now: Date
  ) async throws {
    var record = ReloadRecord(
      date: now, cause: cause, verdict: verdict, used: 0, budget: rules.budget)
    if case .interaction = cause {
      record.touched = simulations[index].touched
      simulations[index].touched = []
    }
    if verdict.reloads {
      try drawDueEntry(index, at: now)
      switch try await backend.timeline(index, at: now) {
      case .made(let timeline):
        record.entries = timeline.entries.count
        record.policy = timeline.policy
        try load(timeline, index, at: now)
        record.next = simulations[index].schedule.nextByPolicy
      case .failed(let message):
        simulations[index].fail(message)
        simulations[index].schedule.failed(at: now)
        record.failure = message
        record.next = simulations[index].schedule.nextByPolicy
      }
    }
    if case .deferred(let date, .budgetSpent) = verdict {
      simulations[index].note([
        TimelineNotes.spentBudget(rules.budget, at: now, until: date, wording)
      ]
      )
    }
    record.used = simulations[index].schedule.used(at: now)
    simulations[index].reloads.append(record)
    try await followReloadCalls(at: now)
  }

  private func load(_ timeline: SimulatedTimeline, _ index: Int, at now: Date) throws {
    simulations[index].note(TimelineNotes.notes(on: timeline, at: now, rules, wording))
    for problem in timeline.problems { simulations[index].fail(problem) }
    let entries = Array(timeline.entries.prefix(Int(clamping: rules[.maximumEntries])))
    let current = entries.lastIndex { $0.date <= now }
    // The old timeline's entry for now would be replaced at once by one of the new timeline.
    if current == nil { try showDueEntry(index, at: now) }
    simulations[index].relevance.load(entries)
    simulations[index].timeline = .init(
      entries: entries, policy: timeline.policy, date: now,
      number: simulations[index].timelines, next: (current ?? -1) + 1)
    simulations[index].timelines += 1
    let last = timeline.entries.last?.date ?? now
    simulations[index].schedule.answered(timeline.policy, lastEntry: last, at: now)
    if let current {
      try show(index, entry: current, at: now)
    } else {
      // What is on screen stays until the first entry of the new timeline.
      simulations[index].moments = .init(coming: [], end: now)
    }
  }

  /// Follows the reloads that the widgets' own code asked for while it ran.
  func followReloadCalls(at now: Date) async throws {
    for kind in backend.takeRelevanceCalls() {
      for index in simulations.indices where simulations[index].widget.kind == kind {
        try await backend.relevance(index, at: now)
      }
    }
    for call in backend.takeReloadCalls() {
      let name = call.map { "reloadTimelines(ofKind: \"\($0)\")" } ?? "reloadAllTimelines()"
      for index in simulations.indices where call == nil || simulations[index].widget.kind == call {
        try await ask(index, .widgetCall(name), at: now)
      }
    }
  }

  private func refreshStandBy(at now: Date) async throws {
    guard let next = nextStandBy, next <= now else { return }
    nextStandBy = now.addingTimeInterval(rules.duration(.standByInterval))
    for index in simulations.indices where simulations[index].widget.takesStandBy {
      try await ask(index, .standBy, at: now)
    }
  }

  /// Notes a timeline that shows one entry forever, as soon as it is known whether something in it runs.
  func noteWhatStays(_ index: Int) {
    guard let timeline = simulations[index].timeline, timeline.entries.count == 1,
      timeline.policy == .never
    else { return }
    let isRunning = simulations[index].drawing.map(backend.runs) ?? false
    simulations[index].note([
      TimelineNotes.staysForever(loaded: timeline.date, isRunning: isRunning, wording)
    ])
  }

  private func noteWhatNeverChanged(_ index: Int) {
    let pictures = Set(simulations[index].shown.filter { $0.source == .entry }.map(\.picture))
    guard pictures.count == 1, simulations[index].reloads.count(where: { $0.entries != nil }) > 1
    else {
      return
    }
    simulations[index].note([
      Diagnostic(
        code: "never-changes",
        message: "The widget looks the same throughout the simulation, though it was reloaded: "
          + "fewer reloads would do.")
    ])
  }
}
