import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The rules of Apple's “Keeping a widget up to date”, in figures that follow from its text.
@Suite struct SystemScheduleTests {
  private let start = Date(timeIntervalSince1970: 1_767_916_800)

  /// Minutes after the start.
  private func minute(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

  private func rules(_ changes: [SystemRule.Name: Double] = [:]) -> SystemRules {
    var rules = SystemRules()
    for (name, value) in changes { rules[name] = value }
    return rules
  }

  /// Plays a provider that gives one entry for now and a policy, for so many hours.
  private func simulate(
    _ rules: SystemRules, hours: Double, _ policy: (Date) -> TimelineRecord.Policy
  ) -> (reloads: [Double], deferred: [(at: Double, to: Double)], used: Int, steps: Int) {
    var schedule = SystemSchedule(rules: rules)
    var reloads: [Double] = [], deferred: [(at: Double, to: Double)] = []
    var steps = 0
    func minutes(_ date: Date) -> Double { date.timeIntervalSince(start) / 60 }
    func follow(_ verdict: ReloadVerdict, _ now: Date) {
      if case .deferred(let date, _) = verdict { deferred.append((minutes(now), minutes(date))) }
      guard verdict.reloads else { return }
      reloads.append(minutes(now))
      schedule.answered(policy(now), lastEntry: now, at: now)
    }
    follow(schedule.request(.added, at: start), start)
    let end = start.addingTimeInterval(hours * 3600)
    var used = 0
    while let now = schedule.nextDate, now < end, steps < 5000 {
      while let (_, verdict) = schedule.due(at: now) {
        steps += 1
        follow(verdict, now)
      }
      used = max(used, schedule.used(at: now))
    }
    return (reloads, deferred, used, steps)
  }

  /// An engineer of Apple's: “72 manual refreshes per day or about one every twenty minutes”.
  @Test func aReloadEveryTwentyMinutesIsSeventyTwoADay() {
    let day = simulate(rules([.dailyBudget: 72]), hours: 24) { .after($0.addingTimeInterval(1200)) }
    #expect(day.reloads.count == 72)
    #expect(day.reloads.prefix(3) == [0, 20, 40])
    #expect(day.deferred.isEmpty)
    #expect(day.used == 72)
  }

  @Test func whenTheBudgetIsSpentTheRestOfTheDayWaitsForTheWindow() throws {
    let day = simulate(rules([.dailyBudget: 40]), hours: 30) { .after($0.addingTimeInterval(1200)) }
    // 40 reloads, 20 minutes apart: the last at 39 × 20 = 780; the next asks at 800 and waits for
    // the first to leave the window of 24 hours.
    #expect(day.reloads.prefix(40) == (0..<40).map { Double($0) * 20 }[...])
    #expect(day.deferred.first.map { [$0.at, $0.to] } == [800, 1440])
    #expect(try day.reloads.element(40) == 1440 && day.reloads.element(41) == 1460)
    #expect(day.used == 40)
  }

  @Test func aReloadTooSoonWaitsForTheInterval() {
    let day = simulate(rules(), hours: 1) { .after($0.addingTimeInterval(60)) }
    #expect(day.reloads == [0, 15, 30, 45])
    #expect(day.deferred.map(\.at) == [1, 16, 31, 46])
    #expect(day.deferred.map(\.to) == [15, 30, 45, 60])
  }

  @Test func aPolicyInThePastIsTakenAsNowAndPutOff() {
    let day = simulate(rules(), hours: 1) { .after($0.addingTimeInterval(-3600)) }
    #expect(day.reloads == [0, 15, 30, 45])
    #expect(day.deferred.map(\.at) == [0, 15, 30, 45])
  }

  @Test func oneEntryThatIsOverDoesNotSpin() {
    let day = simulate(rules(), hours: 24) { _ in .atEnd }
    // The default budget of 55, a quarter of an hour apart, then none until the window moves.
    #expect(day.reloads.count == 55)
    #expect(day.reloads.last == 810.0)
    #expect(day.steps < 200)
  }

  @Test func evenFreeItDoesNotSpin() {
    var schedule = SystemSchedule(rules: rules())
    schedule.begin(.audio, at: start)
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.answered(.atEnd, lastEntry: start, at: start)
    let due = schedule.due(at: start)
    #expect(due?.verdict == .deferred(to: minute(15), .tooSoon))
    #expect(schedule.due(at: start) == nil)
    #expect(schedule.due(at: minute(15))?.verdict == .exempt(.audio))
    #expect(schedule.used(at: minute(15)) == 1)
  }

  @Test func neverAsksForNothing() {
    var schedule = SystemSchedule(rules: rules())
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.answered(.never, lastEntry: start, at: start)
    #expect(schedule.nextDate == nil)
    // The app's request is all that there is.
    #expect(schedule.request(.appCall("reloadAllTimelines()"), at: minute(60)) == .granted)
    #expect(schedule.used(at: minute(60)) == 2)
  }

  @Test func callsInTheForegroundBecomeOneWhenTheAppLeavesIt() {
    var schedule = SystemSchedule(rules: rules())
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.answered(.never, lastEntry: start, at: start)
    schedule.begin(.foreground, at: minute(1))
    for _ in 0..<5 {
      #expect(
        schedule.request(.appCall("reloadAllTimelines()"), at: minute(2))
          == .coalesced(.untilAppLeaves))
    }
    #expect(schedule.nextDate == nil)
    let left = schedule.end(.foreground, at: minute(3))
    #expect(left?.cause == .appLeft(calls: 5))
    #expect(left?.verdict == .exempt(.foreground))
    #expect(schedule.used(at: minute(3)) == 1)
    // No caller: nothing happens.
    schedule.begin(.foreground, at: minute(30))
    #expect(schedule.end(.foreground, at: minute(31)) == nil)
    // Behind the foreground a call is on the budget again.
    #expect(schedule.request(.appCall("reloadAllTimelines()"), at: minute(40)) == .granted)
    #expect(schedule.used(at: minute(40)) == 2)
  }

  @Test(arguments: [
    (ReloadCause.interaction("Lock"), ReloadVerdict.Exemption.interaction),
    (.locale("zh_Hans_CN"), .locale), (.typeSize("xxxLarge"), .typeSize), (.standBy, .standBy),
    (.timeZone("Asia/Shanghai"), .timeZone),
  ])
  func whatAppleNamesIsFreeAndComesAtOnce(cause: ReloadCause, exemption: ReloadVerdict.Exemption) {
    var schedule = SystemSchedule(rules: rules([.dailyBudget: 1]))
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.answered(.never, lastEntry: start, at: start)
    #expect(schedule.request(cause, at: minute(1)) == .exempt(exemption))
    #expect(schedule.request(cause, at: minute(2)) == .exempt(exemption))
    #expect(schedule.used(at: minute(2)) == 1)
    // A rule can be turned off; then it is like any other.
    var strict = SystemSchedule(rules: rules([.dailyBudget: 1, exemption.rule: 0]))
    #expect(strict.request(.added, at: start) == .granted)
    #expect(strict.request(cause, at: minute(1)) == .deferred(to: minute(1440), .budgetSpent))
  }

  @Test func whatWaitsForTheBudgetComesWhenTheAppDoes() {
    var schedule = SystemSchedule(rules: rules([.dailyBudget: 1]))
    #expect(schedule.request(.added, at: start) == .granted)
    #expect(schedule.request(.push, at: minute(5)) == .deferred(to: minute(1440), .budgetSpent))
    #expect(schedule.request(.push, at: minute(6)) == .coalesced(.into(minute(1440))))
    schedule.begin(.navigation, at: minute(20))
    #expect(schedule.nextDate == minute(20))
    #expect(schedule.due(at: minute(20))?.verdict == .exempt(.navigation))
    #expect(schedule.nextDate == nil)
  }

  @Test func aRequestCanBeLostWithTheBudget() {
    var schedule = SystemSchedule(rules: rules([.dailyBudget: 1, .spentBudgetDefers: 0]))
    #expect(schedule.request(.added, at: start) == .granted)
    #expect(schedule.request(.push, at: minute(20)) == .refused(.budgetSpent))
    // The timeline's own request isn't.
    schedule.answered(.after(minute(30)), lastEntry: start, at: start)
    #expect(schedule.due(at: minute(30))?.verdict == .deferred(to: minute(1440), .budgetSpent))
  }

  @Test func aReloadDoesForWhatWaited() {
    var schedule = SystemSchedule(rules: rules())
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.answered(.after(minute(60)), lastEntry: start, at: start)
    #expect(
      schedule.request(.appCall("reloadAllTimelines()"), at: minute(5))
        == .deferred(to: minute(15), .tooSoon))
    #expect(schedule.request(.interaction("Lock"), at: minute(7)) == .exempt(.interaction))
    schedule.answered(.never, lastEntry: minute(7), at: minute(7))
    #expect(schedule.nextDate == nil)
  }

  @Test func aFailureIsTriedAgain() {
    var schedule = SystemSchedule(rules: rules([.retryInterval: 40]))
    #expect(schedule.request(.added, at: start) == .granted)
    schedule.failed(at: start)
    #expect(schedule.nextDate == minute(40))
    #expect(schedule.due(at: minute(40))?.cause == .retry)
    #expect(schedule.used(at: minute(40)) == 2)
    var lenient = SystemSchedule(rules: rules([.failureCounts: 0]))
    #expect(lenient.request(.added, at: start) == .granted)
    lenient.failed(at: start)
    #expect(lenient.used(at: start) == 0)
  }

  @Test func aCallOfTheWidgetsOwnWaitsEvenWhereItIsFree() {
    var schedule = SystemSchedule(rules: rules())
    schedule.begin(.foreground, at: start)
    #expect(schedule.request(.added, at: start) == .granted)
    #expect(
      schedule.request(.widgetCall("reloadAllTimelines()"), at: start)
        == .deferred(to: minute(15), .tooSoon))
  }
}
