import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The relevance that widgets report to the system, and the configurations that WidgetCenter returns.
@Suite(.blocking) struct RelevanceSimulationTests {
  private let start = Setting.standardNow
  private func hour(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

  private func simulate(
    _ widgets: [PlacedWidget], on device: String, in folder: ScratchFolder
  ) throws -> SimulationRecord {
    var setting = Setting()
    setting.device = device
    let simulation = SimulationRequest(
      product: "FixtureWidgets", widgets: widgets, setting: setting, style: FrameStyle(),
      start: start,
      end: hour(6), script: SystemScript(), rules: SystemRules(),
      output: OutputSpec(folder: folder.path, formats: [.png], includesProduct: false),
      providerTimeout: 5, frameTimeout: 15, world: WorldSpec())
    let result = SimulationSupervisor(product: try FixtureProduct.executable).run(simulation)
    return try #require(result.record, "\(result.failure ?? "")")
  }

  private func texts(_ day: WidgetDay) -> [String] {
    day.shown.compactMap { shown in shown.picture.flatMap { day.pictures[$0].texts.first } }
  }

  @Test func aRelevantWidgetShowsEachConfigurationAtItsTime() throws {
    let record = try simulate(
      [
        .init(kind: "relevant", family: "accessoryRectangular"),
        .init(kind: "clued", family: "accessoryRectangular"),
      ], on: "Apple Watch 41mm", in: try ScratchFolder())
    let day = try record.widgets.element(0)
    let width = Int(day.size.width)
    #expect(texts(day) == ["Faro \(width)", "Porto \(width)"])
    #expect(day.shown.map(\.from) == [start, hour(2)])
    // Porto comes first in the provider's list, so it matters more: 2 of 2, Faro 1 of 2.
    #expect(day.relevance.map(\.share) == [0.5, 0, 1, 0])
    #expect(day.relevance.map(\.from) == [start, hour(1), hour(2), hour(2.5)])
    #expect(record.widgets[at: 1]?.clues.map(\.clue) == ["date", "sleep, bedtime"])
    let stack = try #require(record.stacks.first)
    #expect(stack.family == "accessoryRectangular")
    // The other's hour comes after four.
    #expect(stack.turns.map { $0.order[0] } == [0, 1])
    #expect(stack.turns.map(\.from) == [start, hour(4)])
  }

  @Test func widgetCenterKnowsTheWidgetsOnTheDevice() throws {
    let record = try simulate(
      [
        .init(kind: "centre", family: "systemSmall"), .init(kind: "centre", family: "systemMedium"),
      ], on: "iPhone 16", in: try ScratchFolder())
    let words = "centre systemSmall Lisbon, centre systemMedium Lisbon, no token"
    #expect(try texts(record.widgets.element(0)).map { $0.replacing("\n", with: " ") } == [words])
    #expect(record.relevantIntents.map(\.intent) == ["PortIntent"])
    #expect(record.relevantIntents.map(\.clue) == ["date"])
  }
}
