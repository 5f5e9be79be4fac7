import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TimelineViewTests {
  /// The context of a schedule's view that is shown at 1970-01-01T00:10:30Z.
  private func shown<S: TimelineSchedule>(_ schedule: S) -> TimeInterval? {
    var seen: Date?
    let view = TimelineView(schedule) { context -> EmptyView in
      seen = context.date
      return EmptyView()
    }
    _ = ViewRenderer().renderFitting(
      view, proposal: .unspecified, environment: EnvironmentValues(),
      displayDate: Date(timeIntervalSince1970: 630))
    return seen?.timeIntervalSince1970
  }

  @Test func aMinuteBeginsOnTheMinute() { #expect(shown(.everyMinute) == 600) }

  @Test func periodsAreCountedFromTheirStart() {
    #expect(shown(.periodic(from: Date(timeIntervalSince1970: 5), by: 100)) == 605)
  }

  /// Apple, `TimelineView`: the content is drawn with the current date until the first scheduled date arrives, and
  /// after the last date with that.
  @Test func beforeTheFirstDateItIsNowAndAfterTheLastThat() {
    #expect(shown(.periodic(from: Date(timeIntervalSince1970: 700), by: 100)) == 630)
    #expect(shown(.explicit([Date(timeIntervalSince1970: 700)])) == 630)
    #expect(shown(.explicit([Date(timeIntervalSince1970: 100)])) == 100)
  }

  @Test func theLastGivenTimeThatIsDueIsShown() {
    let times = [100, 600, 629, 631].map { Date(timeIntervalSince1970: $0) }
    #expect(shown(.explicit(times)) == 629)
  }

  /// Apple, "Displaying dynamic dates in widgets", names texts alone.
  @Test func aWidgetIsWarned() {
    func codes(_ schedule: AnimationTimelineSchedule, _ surface: RenderingSurface) -> [String] {
      LaidOut(TimelineView(schedule) { _ in Text(verbatim: "a") }) { $0.surface = surface }
        .list.diagnostics.map(\.code)
    }
    #expect(codes(.animation, .widget) == ["timeline-view"])
    #expect(codes(.animation(paused: true), .widget) == [])
    #expect(codes(.animation, .app) == [])
  }

  @Test func anAnimationIsSeenAtTheFramesDate() { #expect(shown(.animation) == 630) }
}
