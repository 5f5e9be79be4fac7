import Testing

@testable import WidgetHost

struct WakingTimeTests {
  /// Eight seconds in which nobody looks are those of a container that was paused.
  @Test func aPauseOfTheWholeRunDoesNotCount() {
    var time = WakingTime(now: 0)
    for look in 1...20 { time.look(now: UInt64(look) * 100_000_000) }
    #expect(abs(time.spent - 2) < 1e-9)
    time.look(now: 10_000_000_000)
    #expect(abs(time.spent - 2.5) < 1e-9)
  }

  @Test func aLoopIsStillFoundAfterAPause() {
    var time = WakingTime(now: 0)
    time.look(now: 60_000_000_000)
    for look in 1...150 { time.look(now: 60_000_000_000 + UInt64(look) * 100_000_000) }
    #expect(time.spent > 15)
  }
}
