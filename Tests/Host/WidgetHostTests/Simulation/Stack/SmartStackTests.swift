import Foundation
import Testing
import WidgetKitCore

@testable import WidgetHost

@Suite struct SmartStackTests {
  private let start = Date(timeIntervalSince1970: 1_767_916_800)
  private func hour(_ hours: Double) -> Date { start.addingTimeInterval(hours * 3600) }

  private func entry(_ hours: Double, _ score: Float?, lasting duration: Double = 0)
    -> SimulatedEntry
  {
    SimulatedEntry(
      date: hour(hours),
      relevance: score.map { TimelineEntryRelevance(score: $0, duration: duration * 3600) })
  }

  private func track(_ entries: [SimulatedEntry], until end: Double = 24) -> RelevanceTrack {
    var track = RelevanceTrack()
    track.load(entries)
    for entry in entries {
      track.expire(before: entry.date)
      track.show(entry, at: entry.date)
    }
    track.expire(before: hour(end))
    return track
  }

  /// `TimelineEntryRelevance.duration`: seconds after the entry's date.
  @Test func relevanceEndsWithItsDuration() {
    let track = track([entry(0, 10, lasting: 2), entry(6, 5), entry(8, nil), entry(9, 0)])
    #expect(track.records.map(\.from) == [hour(0), hour(2), hour(6), hour(9)])
    #expect(track.records.map(\.score) == [10, 0, 5, 0])
    #expect(track.records.map(\.share) == [1, 0, 0.5, 0])
  }

  @Test func aScoreCountsAmongItsOwnProvidersAlone() {
    // 3 of 3 is more than 50 of 100.
    let a = track([entry(0, 50), entry(4, 100)]), b = track([entry(0, 1), entry(2, 3)])
    let turns = SmartStack.turns(of: [(0, a.records), (1, b.records)], from: start)
    #expect(turns.map(\.from) == [hour(0), hour(2)])
    #expect(turns.map(\.order) == [[0, 1], [1, 0]])
  }

  @Test func theTopStaysAmongEqualsAndTheBundlesOrderBegins() {
    let a = track([entry(0, 1), entry(3, 2)]), b = track([entry(1, 2)])
    let turns = SmartStack.turns(of: [(4, a.records), (7, b.records)], from: start)
    #expect(turns.map(\.order) == [[4, 7], [7, 4]])
    #expect(turns.map(\.from) == [hour(0), hour(1)])
    #expect(SmartStack.turns(of: [(0, []), (1, [])], from: start).map(\.order) == [[0, 1]])
  }

  private func candidates(_ count: Int, relevant: Set<Int>) -> [SmartStack.Member] {
    let one = RelevanceRecord(from: hour(6), score: 1, share: 1)
    return (0..<count).map { ($0, relevant.contains($0) ? [one] : []) }
  }

  /// Human Interface Guidelines, “Widgets”: a stack contains up to 10 same-size widgets.
  @Test func aStackOfTenLeavesNoneOut() {
    #expect(SystemRules().stackCapacity == 10)
    let stack = SmartStack.selection(of: candidates(10, relevant: [9]), capacity: 10)
    #expect(stack.members.map(\.index) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(stack.leftOut == [])
  }

  @Test func widgetsWithRelevanceComeBeforeTheFirstOfTheBundle() {
    let stack = SmartStack.selection(of: candidates(12, relevant: [3, 10, 11]), capacity: 10)
    #expect(stack.members.map(\.index) == [0, 1, 2, 3, 4, 5, 6, 7, 10, 11])
    #expect(
      stack.leftOut == [
        .init(widget: 8, reason: .neverRelevant), .init(widget: 9, reason: .neverRelevant),
      ])
  }

  @Test func ofRelevantWidgetsTheFirstOfTheBundleAreTaken() {
    let stack = SmartStack.selection(of: candidates(4, relevant: [1, 2, 3]), capacity: 2)
    #expect(stack.members.map(\.index) == [1, 2])
    #expect(
      stack.leftOut == [
        .init(widget: 0, reason: .neverRelevant), .init(widget: 3, reason: .laterInBundle),
      ])
    let wording = SimulationWording(timeZone: "UTC", start: start)
    var rules = SystemRules()
    rules[.stackCapacity] = 2
    #expect(
      wording.reason(.laterInBundle, rules)
        == "A stack holds 2 widgets, and 2 with relevance come before this one in the bundle.")
  }

  @Test func aWatchGoesByCluesOfTime() {
    let clue = RelevantIntentRecord(
      date: start, intent: "", kind: "A", clue: "date", from: hour(7), to: hour(9))
    let joined = RelevanceTrack.joined([], clues: [clue], until: hour(24))
    let turns = SmartStack.turns(
      of: [(0, track([entry(0, 5), entry(1, 1)]).records), (1, joined)], from: start)
    #expect(turns.map(\.from) == [hour(0), hour(7), hour(9)])
    #expect(turns.map { $0.order[0] } == [0, 1, 0])
  }
}
