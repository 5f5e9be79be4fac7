import Foundation
import TestSupport
import Testing

@testable import WidgetHost

@MainActor
@Suite struct DaySimulationTests {
  private let start = Date(timeIntervalSince1970: 1_767_916_800)
  private func minute(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

  /// Entries at these minutes after `now`.
  private func timeline(
    _ now: Date, _ minutes: [Double], _ policy: TimelineRecord.Policy = .never
  ) -> SimulatedTimeline {
    SimulatedTimeline(
      entries: minutes.map { SimulatedEntry(date: now.addingTimeInterval($0 * 60)) }, policy: policy
    )
  }

  private func simulate(
    _ backend: FakeBackend, hours: Double = 24, _ events: [SystemEvent] = [],
    rules: SystemRules = SystemRules()
  ) async throws -> DaySimulation<FakeBackend> {
    let day = DaySimulation(
      backend, rules: rules, start: start, end: start.addingTimeInterval(hours * 3600),
      timeZone: "UTC")
    try await day.run(SystemScript(events: events))
    return day
  }

  private func event(_ minutes: Double, _ changes: SystemChange...) -> SystemEvent {
    SystemEvent(date: minute(minutes), changes: changes)
  }

  private func minutes(_ date: Date) -> Double { date.timeIntervalSince(start) / 60 }

  @Test func thePlaceholderComesOnceThenTheSnapshotThenTimelines() async throws {
    let backend = FakeBackend { now, date in self.timeline(date, [0, 60], .atEnd) }
    let day = try await simulate(backend, hours: 3)
    #expect(backend.log.prefix(4) == ["placeholder 0", "snapshot 0", "relevance 0", "timeline 0"])
    #expect(backend.log.count { $0 == "placeholder 0" } == 1)
    #expect(backend.log.count { $0 == "timeline 0" } == 3)
    let simulated = try day.simulations.element(0)
    #expect(backend.picture(simulated.placeholder) == "placeholder")
    #expect(backend.picture(simulated.snapshot) == "snapshot")
    // The last entry and the next timeline's first come at one moment: one of them is seen.
    #expect(simulated.shown.map { minutes($0.from) } == [0, 60, 120])
    #expect(simulated.reloads.map(\.cause) == [.added, .atEnd, .atEnd])
    #expect(simulated.reloads.map(\.used) == [1, 2, 3])
  }

  /// Apple's diagram: four entries an hour apart, and a new timeline after the last.
  @Test func entriesComeAtTheirDates() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 60, 120, 180], .atEnd) }
    let day = try await simulate(backend, hours: 4)
    #expect(day.simulations.first?.shown.map { minutes($0.from) } == [0, 60, 120, 180])
    #expect(day.simulations.first?.shown.map(\.timeline) == [0, 0, 0, 1])
    #expect(day.simulations.first?.reloads.map { minutes($0.date) } == [0, 180])
  }

  /// Apple, `TimelineReloadPolicy.atEnd`: the next timeline is requested after the last date passes.
  @Test func theLastEntryStaysUntilTheFirstOfTheNextTimeline() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [60, 120, 180], .atEnd) }
    let simulated = try await simulate(backend, hours: 7).simulations.element(0)
    #expect(simulated.reloads.map { minutes($0.date) } == [0, 180, 360])
    #expect(simulated.reloads.map(\.cause) == [.added, .atEnd, .atEnd])
    #expect(simulated.shown.map { minutes($0.from) } == [0, 60, 120, 180, 240, 300, 360])
    #expect(simulated.shown.map(\.entry) == [nil, 0, 1, 2, 0, 1, 2])
    #expect(simulated.shown.map(\.timeline) == [nil, 0, 0, 0, 1, 1, 1])
    let hour = Int(start.timeIntervalSince1970 / 3600)
    #expect(
      simulated.shown.dropFirst().map { backend.picture($0.picture) }
        == (hour + 1...hour + 6).map { "plain \($0 * 60)" })
  }

  @Test func theLastEntryIsShownWhileTheReloadIsDeferred() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [5, 10], .atEnd) }
    let simulated = try await simulate(backend, hours: 0.5).simulations.element(0)
    #expect(simulated.reloads.map { minutes($0.date) } == [0, 10, 15, 25])
    #expect(
      simulated.reloads.map(\.verdict) == [
        .granted, .deferred(to: minute(15), .tooSoon), .granted,
        .deferred(to: minute(30), .tooSoon),
      ])
    #expect(simulated.shown.map { minutes($0.from) } == [0, 5, 10, 20, 25])
  }

  @Test func aLastEntryTooNearForTheDisplayIsShownWhereTheNextTimelineBeginsLater() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [60, 60 + 1 / 60.0], .atEnd) }
    let simulated = try await simulate(backend, hours: 1.5).simulations.element(0)
    #expect(
      simulated.shown.map { ($0.from.timeIntervalSince(start)).rounded() } == [0, 3600, 3601])
    #expect(simulated.shown.map(\.entry) == [nil, 0, 1])
  }

  @Test func theLastEntryOfAnEarlierTimelineIsNotRedrawnAsOneOfTheNewTimeline() async throws {
    let backend = FakeBackend { _, date in
      self.timeline(date, date == self.start ? [0, 60] : [60], .atEnd)
    }
    let simulated = try await simulate(backend, hours: 2, [event(90, .appearance(.dark))])
      .simulations.element(0)
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 60])
    #expect(simulated.shown.map(\.timeline) == [0, 0])
    #expect(
      simulated.shown.map { backend.picture($0.picture) }
        == ["plain \(first)", "plain \(first + 60)"])
  }

  // MARK: A locked device

  @Test func locksAndUnlocksDrawAgainWithoutAReload() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 90]) }
    let simulated = try await simulate(
      backend, hours: 3,
      [event(60, .locked(true)), event(70, .locked(true)), event(120, .locked(false))]
    ).simulations[0]
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 60, 90, 120])
    #expect(
      simulated.shown.map { backend.picture($0.picture) } == [
        "plain \(first)", "plain \(first) locked", "plain \(first + 90) locked",
        "plain \(first + 90)",
      ])
    #expect(simulated.reloads.count == 1)
  }

  /// Nothing private stays on the screen, whichever timeline it is of.
  @Test func aLockRedrawsTheLastEntryOfAnEarlierTimelineToo() async throws {
    let backend = FakeBackend { _, date in
      self.timeline(date, date == self.start ? [0, 60] : [60], .atEnd)
    }
    let simulated = try await simulate(backend, hours: 2, [event(90, .locked(true))])
      .simulations.element(0)
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 60, 90])
    #expect(simulated.shown.map(\.timeline) == [0, 0, 0])
    #expect(simulated.shown.map(\.entry) == [0, 1, 1])
    #expect(try backend.picture(simulated.shown.element(2).picture) == "plain \(first + 60) locked")
  }

  @Test func theLastEntryIsArchivedBeforeTheAppWrites() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [60, 120], .atEnd) }
    let day = try await simulate(
      backend, hours: 3.5, [event(90, .appGroup(["group.x": .init(defaults: [:], files: nil)]))])
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(
      try day.simulations.element(0).shown.map { backend.picture($0.picture) } == [
        "placeholder", "plain \(first + 60)", "plain \(first + 120)", "changed \(first + 180)",
      ])
  }

  @Test func entriesOfThePastShowTheLastAndThoseOfTheFutureWait() async throws {
    let past = FakeBackend { _, date in self.timeline(date, [-90, -60, -30, 30]) }
    let first = try await simulate(past, hours: 1).simulations.element(0)
    #expect(first.shown.map { minutes($0.from) } == [0, 30])
    #expect(first.shown.map(\.entry) == [2, 3])
    #expect(first.notes.map(\.code).contains("entries-in-the-past"))
    let future = FakeBackend { _, date in self.timeline(date, [30]) }
    let second = try await simulate(future, hours: 1).simulations.element(0)
    #expect(second.shown.map(\.source) == [.placeholder, .entry])
    #expect(second.shown.map { minutes($0.from) } == [0, 30])
    #expect(second.notes.map(\.code).contains("first-entry-in-the-future"))
  }

  @Test func ofEntriesTooNearForTheDisplayTheLastIsShown() async throws {
    let backend = FakeBackend { _, date in
      self.timeline(date, [0, 1, 1 + 0.5 / 60, 1 + 1 / 60.0, 10])
    }
    let simulated = try await simulate(backend, hours: 1).simulations.element(0)
    // 60 s, then 60.5 and 61 s: two seconds have to pass before another is seen.
    #expect(
      simulated.shown.map { ($0.from.timeIntervalSince(start)).rounded() } == [0, 60, 62, 600])
    #expect(simulated.shown.map(\.entry) == [0, 1, 3, 4])
    #expect(simulated.notes.map(\.code) == ["entries-too-close"])
  }

  @Test func tooManyEntriesAreNotedAndNotShown() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, (0..<500).map { Double($0) }) }
    let simulated = try await simulate(backend).simulations.element(0)
    #expect(simulated.shown.count == 400)
    #expect(simulated.notes.map(\.code) == ["entries-too-close", "too-many-entries"])
  }

  @Test func aProviderThatFailsCostsThatReloadAlone() async throws {
    let backend = FakeBackend { _, date in
      self.minutes(date) == 30 ? nil : self.timeline(date, [0], .after(date + 1800))
    }
    let simulated = try await simulate(backend, hours: 1.5).simulations.element(0)
    #expect(simulated.reloads.map { minutes($0.date) } == [0, 30, 45, 75])
    #expect(simulated.reloads.map(\.failure) == [nil, "no timeline", nil, nil])
    #expect(simulated.reloads.map(\.cause.code) == ["added", "after", "retry", "after"])
    // What was there stays.
    #expect(simulated.shown.map { minutes($0.from) } == [0, 45, 75])
  }

  @Test func widgetsHaveBudgetsOfTheirOwnAndAreAskedInTurn() async throws {
    let two = [
      SimulatedWidget(kind: "A", family: "systemSmall", takesPush: true),
      SimulatedWidget(kind: "B", family: "systemSmall"),
    ]
    let backend = FakeBackend(two) { widget, date in
      self.timeline(date, [0], widget == 0 ? .after(date + 1200) : .never)
    }
    let day = try await simulate(
      backend, hours: 1,
      [event(5, .appReloads(kinds: ["B", "C"])), event(16, .push), event(17, .push)])
    #expect(try day.simulations.element(0).schedule.used(at: minute(59)) == 4)
    #expect(try day.simulations.element(1).schedule.used(at: minute(59)) == 2)
    #expect(
      try day.simulations.element(1).reloads.map(\.verdict) == [
        .granted, .deferred(to: minute(15), .tooSoon), .granted, .refused(.noPushHandler),
        .refused(.noPushHandler),
      ])
    // The second push is too soon, and waits.
    #expect(day.simulations.first?.reloads.map { minutes($0.date) } == [0, 16, 17, 31, 51])
    #expect(day.events.map(\.problem) == ["No widget of kind C is on the screen.", nil, nil])
  }

  @Test func aDayOfTheUsers() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0]) }
    backend.controls = ["Lock"]
    let day = try await simulate(
      backend,
      [
        event(60, .began(.foreground), .appReloads(kinds: nil)),
        event(61, .appReloads(kinds: nil), .ended(.foreground)),
        event(70, .tap(.init(label: "Lock"))), event(80, .locked(true)),
        event(81, .tap(.init(label: "lock"))), event(82, .locked(false)),
        event(83, .tap(.init(label: "Boot"))), event(90, .locale("de_DE")),
        event(91, .typeSize("xxxLarge")), event(92, .timeZone("Asia/Tokyo")),
      ])
    let simulated = try day.simulations.element(0)
    #expect(
      simulated.reloads.map(\.verdict) == [
        .granted, .coalesced(.untilAppLeaves), .coalesced(.untilAppLeaves), .exempt(.foreground),
        .exempt(.interaction), .refused(.locked), .exempt(.locale), .exempt(.typeSize),
        .exempt(.timeZone),
      ])
    #expect(simulated.reloads.allSatisfy { $0.used == 1 })
    #expect(backend.log.count { $0 == "touch lock" } == 1)
    #expect(
      try simulated.reloads.element(4).touched.map { backend.picture($0) } == ["touched lock"])
    #expect(
      day.events.compactMap(\.problem) == [
        "The device is locked: controls do nothing until it is unlocked.",
        "No control “Boot” is on the screen; there are: Lock.",
      ])
  }

  /// The system archives an entry's view when the timeline comes.
  @Test func whatTheAppWritesShowsWithTheNextTimelineAlone() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 30, 60], .after(date + 7200)) }
    let day = try await simulate(
      backend, hours: 2.5, [event(10, .appGroup(["group.x": .init(defaults: [:], files: nil)]))])
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(
      try day.simulations.element(0).shown.map { backend.picture($0.picture) } == [
        "plain \(first)", "plain \(first + 30)", "plain \(first + 60)", "changed \(first + 120)",
      ])
  }

  @Test func whatTheAppWritesAtTheStartIsThereBeforeTheWidgets() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0]) }
    let day = try await simulate(
      backend, hours: 1, [event(0, .appGroup(["group.x": .init(defaults: [:], files: nil)]))])
    #expect(backend.log.prefix(2) == ["app writes to group.x", "placeholder 0"])
    #expect(backend.log.count { $0 == "app writes to group.x" } == 1)
    #expect(day.events.count == 1)
  }

  @Test func aProviderThatAsksForItsOwnReloadDoesNotSpin() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0]) }
    let day = DaySimulation(
      backend, rules: SystemRules(), start: start, end: minute(60), timeZone: "UTC")
    backend.answer = { _, date in
      backend.reloadCalls = [nil]
      return self.timeline(date, [0])
    }
    try await day.run(SystemScript(events: [event(1, .began(.foreground))]))
    #expect(
      try day.simulations.element(0).reloads.filter(\.verdict.reloads).map { minutes($0.date) }
        == [0, 15, 30, 45])
  }

  @Test func aTapWhereNothingCanBePressedIsRefused() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0]) }
    backend.controls = ["Lock"]
    backend.isTouchable = false
    let day = try await simulate(backend, hours: 1, [event(5, .tap(.init(label: "Lock")))])
    #expect(
      try day.simulations.element(0).reloads.map(\.verdict) == [.granted, .refused(.notTouchable)])
    #expect(day.events.map(\.problem) == ["Not here."])
    #expect(!backend.log.contains("touch lock"))
  }

  @Test func aProviderMayTakeBackItsRelevance() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0]) }
    backend.relevanceCalls = ["Tide", "Moon"]
    _ = try await simulate(backend, hours: 1)
    #expect(backend.log.count { $0 == "relevance 0" } == 2)
  }

  // MARK: Running texts

  /// A picture every half hour while an entry is on screen.
  private func halfHours(_ start: Date, _ end: Date) -> [Date] {
    Array(stride(from: start + 1800, to: end, by: 1800))
  }

  @Test func whatRunsIsDrawnAgainUntilTheNextEntry() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 60, 120], .atEnd) }
    backend.moments = halfHours
    let simulated = try await simulate(backend, hours: 3).simulations.element(0)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 30, 60, 90, 120, 150])
    #expect(simulated.shown.map(\.isLater) == [false, true, false, true, false, true])
    #expect(simulated.shown.map(\.entry) == [0, 0, 1, 1, 0, 0])
    #expect(simulated.shown.map(\.timeline) == [0, 0, 0, 0, 1, 1])
    #expect(backend.log.count { $0 == "timeline 0" } == 2)
  }

  /// The moments of a reload that comes unasked are dropped with their entry.
  @Test func aReloadEndsWhatRan() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0], .never) }
    backend.moments = halfHours
    let simulated = try await simulate(backend, hours: 2, [event(40, .locale("de_DE"))])
      .simulations.element(0)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 30, 40, 70, 100])
    #expect(
      simulated.notes.map(\.message) == [
        "The timeline of 00:00 has one entry and the policy .never: nothing but its running texts and views "
          + "changes until the app calls WidgetCenter."
      ])
  }

  /// The last entry stays on screen until the first of the next timeline, and its texts run on.
  @Test func theLastEntryRunsOnWhileTheNextTimelineWaits() async throws {
    let backend = FakeBackend { _, date in
      self.timeline(date, date == self.start ? [0, 60] : [60], .atEnd)
    }
    backend.moments = halfHours
    let simulated = try await simulate(backend, hours: 2.5).simulations.element(0)
    #expect(simulated.shown.map { minutes($0.from) } == [0, 30, 60, 90, 120])
    #expect(simulated.shown.map(\.entry) == [0, 0, 1, 1, 0])
    #expect(simulated.shown.map(\.timeline) == [0, 0, 0, 0, 1])
  }

  /// The system archives a view once: its texts run, and what the app writes later isn't in it.
  @Test func whatRunsIsArchivedBeforeTheAppWrites() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 60], .after(date + 7200)) }
    backend.moments = halfHours
    let day = try await simulate(
      backend, hours: 2.5, [event(10, .appGroup(["group.x": .init(defaults: [:], files: nil)]))])
    let first = Int(start.timeIntervalSince1970 / 60)
    #expect(
      try day.simulations.element(0).shown.map { backend.picture($0.picture) } == [
        "plain \(first), 0", "plain \(first), 30", "plain \(first + 60), 60",
        "plain \(first + 60), 90",
        "changed \(first + 120), 120",
      ])
  }

  /// A later picture just before an entry doesn't put the entry off.
  @Test func anEntryComesOnTimeAfterALaterPicture() async throws {
    let backend = FakeBackend { _, date in self.timeline(date, [0, 60], .never) }
    backend.moments = { _, end in [end - 1] }
    let simulated = try await simulate(backend, hours: 2).simulations.element(0)
    #expect(
      simulated.shown.map { $0.from.timeIntervalSince(start) } == [0, 3599, 3600, 7199])
  }

  @Test func standByRefreshesAtItsOwnRate() async throws {
    let widget = SimulatedWidget(kind: "A", family: "systemSmall", takesStandBy: true)
    let backend = FakeBackend([widget]) { _, date in self.timeline(date, [0]) }
    let day = try await simulate(
      backend, hours: 2, [event(60, .standBy(true)), event(100, .standBy(false))])
    #expect(day.simulations.first?.reloads.map { minutes($0.date) } == [0, 60, 75, 90])
    #expect(try day.simulations.element(0).schedule.used(at: minute(119)) == 1)
  }
}
