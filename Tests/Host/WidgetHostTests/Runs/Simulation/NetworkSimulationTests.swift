import AppIntents
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The network in the course of a day.
@Suite(.blocking) struct NetworkSimulationTests {
  /// 9 January 2026, 09:41 UTC; the fixture widget reloads every hour.
  private let start = Setting.standardNow

  private func day(
    _ families: [String] = ["systemSmall"], offline: [(Double, Bool)], _ fixture: String
  ) throws -> SimulationRecord {
    let folder = try ScratchFolder("day")
    try folder.write(fixture, to: "net/list.fixture.json")
    let group = try folder.write(
      #"{"group.example.networked": {"defaults": {"requests": ["GET https://example.com/list"]}}}"#,
      to: "group.json")
    let simulation = SimulationRequest(
      product: "FixtureWidgets",
      widgets: families.map { .init(kind: "networked", family: $0) }, setting: Setting(),
      style: FrameStyle(), start: start, end: start.addingTimeInterval(8 * 3600),
      script: SystemScript(
        events: offline.map { minutes, isOffline in
          SystemEvent(
            date: start.addingTimeInterval(minutes * 60), changes: [.offline(isOffline)])
        }),
      rules: SystemRules(),
      output: OutputSpec(folder: folder.path, formats: [.png], includesProduct: false),
      providerTimeout: 5, frameTimeout: 15,
      world: WorldSpec(network: .fixtures(folder.path + "/net"), appGroupFile: group))
    let result = SimulationSupervisor(product: try FixtureProduct.executable).run(simulation)
    return try #require(result.record, "\(result.failure ?? "")")
  }

  /// The texts in the order in which they came on screen, each followed by another.
  private func texts(_ day: WidgetDay) -> [String] {
    let shown = day.shown.compactMap { shown in
      shown.picture.flatMap { day.pictures[$0].texts.first }
    }
    return shown.enumerated().filter { $0 == 0 || shown[$0 - 1] != $1 }.map(\.element)
  }

  private let numbered = """
    {"request": {"url": "https://example.com/list"},
     "answers": [{"text": "1"}, {"text": "2"}, {"text": "3"}, {"text": "4"}, {"text": "5"},
                 {"text": "6"}, {"text": "7"}]}
    """

  @Test func itIsGoneFromFourteenToSixteenOClock() throws {
    // 14:00 is 259 minutes after the start, 16:00 another 120.
    let record = try day(offline: [(259, true), (379, false)], numbered)
    // 9:41, 10:41, 11:41, 12:41, 13:41; 14:41 and 15:41; 16:41.
    #expect(
      try texts(record.widgets.element(0))
        == ["200 1", "200 2", "200 3", "200 4", "200 5", "error -1009", "200 6"])
    #expect(record.events.map(\.description) == ["network is gone", "network is back"])
    #expect(record.widgets.first?.failures == [])
    // The widget asks whether its requests are to be made together, and nothing requires that.
    let codes = try record.widgets.element(0).pictures.flatMap(\.diagnostics).map(\.code)
    #expect(Set(codes) == ["app-group-empty"])
  }

  @Test func itIsGoneForWidgetsAddedMeanwhile() throws {
    let record = try day(offline: [(0, true), (30, false)], numbered)
    #expect(try texts(record.widgets.element(0)).prefix(2) == ["error -1009", "200 1"])
  }

  @Test func eachWidgetHasASequenceOfItsOwn() throws {
    let record = try day(["systemSmall", "systemMedium"], offline: [], numbered)
    let seven = (1...7).map { "200 \($0)" }
    #expect(try texts(record.widgets.element(0)) == seven)
    #expect(try texts(record.widgets.element(1)) == seven)
  }

  @Test func answersFollowTheVirtualClock() throws {
    let record = try day(
      offline: [],
      """
      {"request": {"url": "https://example.com/list"},
       "answers": [{"text": "day"}, {"from": "14:00", "until": "16:00", "status": 503, "text": "busy"}]}
      """)
    #expect(try texts(record.widgets.element(0)) == ["200 day", "503 busy", "200 day"])
  }
}
