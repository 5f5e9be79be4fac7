import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// A night on a locked device, in worker processes.
@Suite(.blocking) struct LockedSimulationTests {
  /// 9 January 2026, 09:41 UTC.
  private let start = Setting.standardNow
  private func hour(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

  private func simulate(
    _ kind: String, _ family: String, _ lock: FrameStyle.Lock,
    _ events: [(hours: Double, isLocked: Bool)],
    _ protection: DataProtection = .untilFirstAuthentication, in folder: ScratchFolder
  ) throws -> WidgetDay {
    var style = FrameStyle()
    style.lock = lock
    var world = WorldSpec()
    world.dataProtection = protection
    let simulation = SimulationRequest(
      product: "FixtureWidgets", widgets: [.init(kind: kind, family: family)], setting: Setting(),
      style: style, start: start, end: hour(24),
      script: SystemScript(
        events: events.map { SystemEvent(date: hour($0.hours), changes: [.locked($0.isLocked)]) }),
      rules: SystemRules(),
      output: OutputSpec(folder: folder.path, formats: [.png], includesProduct: false),
      providerTimeout: 5, frameTimeout: 15, world: world)
    let result = SimulationSupervisor(product: try FixtureProduct.executable).run(simulation)
    let record = try #require(result.record, "\(result.failure ?? "")")
    return try #require(record.widgets.first)
  }

  private func texts(_ day: WidgetDay) -> [[String]] {
    day.shown.map { shown in shown.picture.map { day.pictures[$0].texts } ?? [] }
  }

  private let open = [
    "Trips", "Lisbon", "Pension Estrela, room 12", "Porto", "Casa do Rio, room 7", "nights: 5",
  ]
  private let locked = ["Trips", "Lisbon", "Porto", "nights: unlock to see"]

  @Test func picturesChangeAtLockAndUnlock() throws {
    let day = try simulate(
      "trips", "systemLarge", .unlocked, [(12, true), (21, false)], in: try ScratchFolder())
    #expect(texts(day) == [open, locked, open])
    #expect(day.shown.map(\.from) == [hour(0), hour(12), hour(21)])
    #expect(try day.shown.element(0).picture == day.shown.element(2).picture)
    #expect(day.reloads.count == 1)
    #expect(!day.notes.map(\.code).contains("nothing-sensitive"))
  }

  @Test func protectedDataHideAWholeWidgetBehindItsPlaceholder() throws {
    let day = try simulate(
      "trips", "systemLarge", .unlocked, [(12, true), (21, false)], .complete,
      in: try ScratchFolder())
    #expect(texts(day) == [open, ["Trips"], open])
  }

  @Test func aDayMayBeginLocked() throws {
    let day = try simulate("trips", "systemLarge", .locked, [(1, false)], in: try ScratchFolder())
    #expect(texts(day) == [locked, open])
  }

  @Test func aLockThatHidesNothingIsNoted() throws {
    let day = try simulate(
      "well-behaved", "systemSmall", .unlocked, [(12, true)], in: try ScratchFolder())
    #expect(day.notes.map(\.code).contains("nothing-sensitive"))
  }
}
