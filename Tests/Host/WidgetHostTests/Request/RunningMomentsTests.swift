import Foundation
import Testing

@testable import SwiftUI
@testable import WidgetHost

@MainActor
@Suite struct RunningMomentsTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func contents(
    turns: [TimeInterval] = [], _ words: @escaping (TimeInterval) -> String
  ) throws -> RunningContents {
    try #require(
      RunningContents([
        RunningContent(
          words: { words($0.timeIntervalSinceReferenceDate) },
          turns: turns.map(Date.init(timeIntervalSinceReferenceDate:)))
      ]))
  }

  /// Seconds after the entry.
  private func moments(
    of contents: RunningContents, until end: TimeInterval, limit: Int = 4
  ) -> [TimeInterval] {
    RunningMoments(limit: limit)
      .dates(of: contents, from: start, to: start.addingTimeInterval(end))
      .map { $0.timeIntervalSince(start) }
  }

  @Test func aTimerOfThreeHoursShowsAtItsHoursAndBeforeItsEnd() throws {
    let timer = try contents { "\($0)" }
    #expect(moments(of: timer, until: 10_800) == [3600, 7200, 10_799])
    #expect(moments(of: timer, until: 10_800, limit: 8) == [1800, 3600, 5400, 7200, 9000, 10_799])
    #expect(moments(of: timer, until: 86_400) == [21_600, 43_200, 64_800, 86_399])
    #expect(moments(of: timer, until: 600) == [180, 360, 540, 599])
    #expect(moments(of: timer, until: 10_800, limit: 1) == [10_799])
    #expect(moments(of: timer, until: 10_800, limit: 0) == [])
  }

  @Test func fewChangesAreAllShown() throws {
    let stops = try contents { seconds in seconds < 100 ? "a" : seconds < 5000 ? "b" : "c" }
    #expect(moments(of: stops, until: 10_800) == [100, 5000])
    #expect(moments(of: stops, until: 5000) == [100])
    #expect(moments(of: try contents { _ in "still" }, until: 10_800) == [])
    let seconds = try contents { "\($0)" }
    #expect(moments(of: seconds, until: 4) == [1, 2, 3])
    #expect(moments(of: seconds, until: 1) == [])
    #expect(moments(of: seconds, until: 0) == [])
    #expect(moments(of: seconds, until: -5) == [])
  }

  @Test func whatBeginsLaterAndEndsEarlierShowsBetween() throws {
    let timer = try contents(turns: [3600, 5400]) { "\(min(max($0, 3600), 5400))" }
    #expect(moments(of: timer, until: 86_400) == [4200, 4800, 5400])
  }

  @Test func stepsAreCountedFromTheEntryWhereSomethingChangesSoon() throws {
    let minutes = try contents { "\(Int($0 / 60))" }
    #expect(moments(of: minutes, until: 10_800) == [3600, 7200, 10_799])
  }

  @Test func aTurnIsShown() throws {
    // Down to a date, then up.
    let timer = try contents(turns: [1000]) { "\(abs($0 - 1000))" }
    #expect(moments(of: timer, until: 10_800) == [1000, 3600, 7200, 10_799])
  }

  @Test func theRuleIsStatedWithItsNumber() {
    #expect(
      RunningMoments(limit: 4).sentence
        == "An entry with running texts, progress views or timeline views is drawn again at each of their "
        + "changes, where there are at most 4 until the next entry. Where there are more, it is drawn again when "
        + "one begins, ends or turns, after equal steps of time, and one second before the next entry, 4 times in "
        + "all. Equal pictures are left out.")
  }
}
