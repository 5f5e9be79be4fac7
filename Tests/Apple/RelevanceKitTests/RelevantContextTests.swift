import Foundation
import Testing

@testable import RelevanceKit

@Suite struct RelevantContextTests {
  private let nine = Date(timeIntervalSinceReferenceDate: 9 * 3600)
  private let ten = Date(timeIntervalSinceReferenceDate: 10 * 3600)

  @Test func aDateIsAnIntervalOfNoLength() {
    #expect(RelevantContext.date(nine).dates == nine...nine)
    #expect(RelevantContext.date(nine) == .date(nine, kind: .default))
  }

  @Test func everyFormOfAnIntervalIsTheSameInterval() {
    let kinds = [RelevantContext.DateKind.default, .informational, .scheduled]
    for kind in kinds {
      let interval = RelevantContext.date(
        interval: DateInterval(start: nine, duration: 3600), kind: kind)
      #expect(interval.dates == nine...ten)
      #expect(interval == .date(range: nine...ten, kind: kind))
    }
    #expect(
      RelevantContext.date(from: nine, to: ten) == .date(range: nine...ten, kind: .default))
  }

  /// A closed range cannot end before it begins.
  @Test func anIntervalThatEndsBeforeItBeginsIsItsBeginning() {
    #expect(RelevantContext.date(from: ten, to: nine).dates == ten...ten)
  }

  @Test func kindsOfDatesAreDifferentContexts() {
    let contexts: Set = [
      RelevantContext.date(nine, kind: .default), .date(nine, kind: .informational),
      .date(nine, kind: .scheduled),
    ]
    #expect(contexts.count == 3)
  }

  @Test(
    arguments: [
      .sleep(.bedtime), .sleep(.wakeup), .fitness(.activityRingsIncomplete),
      .fitness(.workoutActive), .hardware(headphones: .connected), .location(inferred: .home),
      .location(inferred: .work), .location(inferred: .school), .location(inferred: .commute),
    ] as [RelevantContext])
  func otherConditionsHaveNoDates(_ context: RelevantContext) {
    #expect(context.dates == nil)
    #expect(context != .date(nine))
  }

  @Test func conditionsOfOneKindDiffer() {
    #expect(RelevantContext.sleep(.bedtime) != .sleep(.wakeup))
    #expect(RelevantContext.location(inferred: .home) != .location(inferred: .work))
    #expect(RelevantContext.fitness(.workoutActive) == .fitness(.workoutActive))
  }
}
