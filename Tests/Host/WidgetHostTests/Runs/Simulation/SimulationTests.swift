import AppIntents
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Plays in worker processes, by the fixture that counts its reloads in its app group.
@Suite(.blocking) struct SimulationTests {
  /// 9 January 2026, 09:41 UTC.
  private let start = Setting.standardNow
  private func minute(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

  private func simulate(
    _ families: [String] = ["systemSmall"], hours: Double = 12, in folder: ScratchFolder,
    timeout: Double = 5, _ events: [(Double, SystemChange)] = []
  ) throws -> SimulationRecord {
    let simulation = SimulationRequest(
      product: "FixtureWidgets",
      widgets: families.map { .init(kind: "reloading", family: $0) }, setting: Setting(),
      style: FrameStyle(), start: start, end: start.addingTimeInterval(hours * 3600),
      script: SystemScript(
        events: events.map { SystemEvent(date: minute($0.0), changes: [$0.1]) }),
      rules: SystemRules(),
      output: OutputSpec(folder: folder.path, formats: [.png], includesProduct: false),
      providerTimeout: timeout, frameTimeout: 15, world: WorldSpec())
    let result = SimulationSupervisor(product: try FixtureProduct.executable).run(simulation)
    return try #require(result.record, "\(result.failure ?? "")")
  }

  private func texts(_ day: WidgetDay) -> [String] {
    day.shown.compactMap { shown in shown.picture.flatMap { day.pictures[$0].texts.first } }
  }

  private func set(_ key: String, _ value: ConfiguredValue) -> SystemChange {
    .appGroup(["group.example.reloading": .init(defaults: [key: value], files: nil)])
  }

  @Test func aTimelineFollowsAnotherAndTheClockGoesOn() throws {
    let folder = try ScratchFolder()
    let record = try simulate(hours: 6, in: folder)
    let day = try #require(record.widgets.first)
    #expect(
      texts(day) == [
        "1 en_US GMT +0", "1 en_US GMT +1", "1 en_US GMT +2", "2 en_US GMT +0", "2 en_US GMT +1",
        "2 en_US GMT +2",
      ])
    #expect(day.shown.map(\.from) == (0..<6).map { minute(Double($0) * 60) })
    #expect(day.reloads.map(\.cause) == [.added, .after(minute(180))])
    #expect(day.reloads.map(\.verdict) == [.granted, .granted])
    #expect(day.relevance.map(\.score) == [1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0])
    let files = day.pictures.map(\.file) + [day.strip ?? ""]
    #expect(files.first == "timeline/reloading/systemSmall/000@3x.png")
    #expect(files.last == "timeline/reloading/systemSmall.png")
    for file in files {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"), "\(file)")
    }
  }

  @Test func twoSimulationsAreEqual() throws {
    let one = try ScratchFolder(), other = try ScratchFolder()
    let events: [(Double, SystemChange)] = [
      (20, .tap(.init(label: "Count", family: "systemMedium"))), (60, .locale("de_DE")),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let a = try simulate(["systemSmall", "systemMedium"], in: one, events)
    let b = try simulate(["systemSmall", "systemMedium"], in: other, events)
    #expect(try encoder.encode(a) == encoder.encode(b))
    for file in a.widgets.flatMap({ $0.pictures.map(\.file) + [$0.strip ?? ""] }) {
      let first = FileManager.default.contents(atPath: "\(one.path)/\(file)")
      #expect(first != nil, "\(file)")
      #expect(first == FileManager.default.contents(atPath: "\(other.path)/\(file)"), "\(file)")
    }
  }

  @Test func aTapPerformsTheIntentAndReloadsThatWidgetFree() throws {
    let record = try simulate(
      ["systemSmall", "systemMedium"], hours: 2, in: try ScratchFolder(),
      [
        (20, .tap(.init(label: "Count", family: "systemMedium"))),
        (30, .tap(.init(label: "Count"))),
      ])
    // Small's first timeline is 1, medium's 2; the intent adds a hundred, and the reload one more.
    #expect(try texts(record.widgets.element(0)) == ["1 en_US GMT +0", "1 en_US GMT +1"])
    #expect(
      try texts(record.widgets.element(1)) == [
        "2 en_US GMT +0", "103 en_US GMT +0", "103 en_US GMT +1",
      ])
    #expect(
      try record.widgets.element(1).reloads.map(\.verdict) == [.granted, .exempt(.interaction)])
    #expect(record.widgets[at: 1]?.reloads.last?.used == 1)
    // A button looks the same when it is touched.
    #expect(record.widgets[at: 1]?.reloads.last?.touched == [])
    #expect(record.donations.map(\.date) == [minute(20)])
    #expect(
      try record.events.element(1).problem
        == "“Count” is in reloading systemSmall, reloading systemMedium: name one by kind and family."
    )
  }

  @Test func theDeviceTravelsAndSpeaksAnotherLanguage() throws {
    let record = try simulate(
      hours: 1, in: try ScratchFolder(),
      [
        (10, .timeZone("Asia/Shanghai")), (20, .locale("zh_Hans_CN")),
        (30, set("count", .number(40))),
      ])
    #expect(
      try texts(record.widgets.element(0)) == [
        "1 en_US GMT +0", "2 en_US Asia/Shanghai +0", "3 zh_Hans_CN Asia/Shanghai +0",
      ])
  }

  @Test func aCrashCostsThatCallAloneAndIsNamed() throws {
    let record = try simulate(
      hours: 8, in: try ScratchFolder(),
      [(100, set("traps", .bool(true))), (190, set("traps", .bool(false)))])
    let day = try record.widgets.element(0)
    #expect(day.reloads.map(\.cause.code) == ["added", "after", "retry", "after"])
    #expect(day.reloads.map(\.date) == [start, minute(180), minute(195), minute(375)])
    let failure = try #require(day.reloads.element(1).failure)
    #expect(failure.contains("reloading (systemSmall), asked for its timeline at 12:41"))
    #expect(failure.contains("the third wish"), "\(failure)")
    #expect(day.failures == [failure])
    // The old timeline stays until the next.
    #expect(
      day.shown.map(\.from).contains(minute(195)) && !day.shown.map(\.from).contains(minute(180)))
  }

  @Test func aSilentProviderIsGivenUpAfterAWhile() throws {
    let record = try simulate(
      hours: 24, in: try ScratchFolder(), timeout: 0.3, [(1, set("isSilent", .bool(true)))])
    let failures = try record.widgets.element(0).reloads.compactMap(\.failure)
    #expect(failures.first?.contains("gave no timeline within 0.3 s") == true)
    #expect(
      try failures.element(3)
        == "The provider of reloading (systemSmall) failed too often to be asked again.")
    // Each request is still on the budget.
    #expect(try record.widgets.element(0).reloads.last?.used ?? 0 > 40)
  }

  @Test func aPushReachesWhomHandlesIt() throws {
    let record = try simulate(hours: 2, in: try ScratchFolder(), [(30, .push)])
    #expect(record.widgets.first?.reloads.map(\.cause) == [.added, .push])
  }
}
