import Foundation
import Testing

@testable import WidgetHost

struct WakingTimeTests {
  /// Eight seconds between two readings of the clock mean that the container was paused.
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

  /// Nine tenths of a second in the queue for a core, ten times: a second is left.
  @Test func timeInTheQueueForACoreDoesNotCount() {
    var time = WakingTime(now: 0)
    var queued: UInt64 = 5_000_000_000
    time.look(now: 0, queued: queued)
    for look in 1...100 {
      queued += 90_000_000
      time.look(now: UInt64(look) * 100_000_000, queued: queued)
    }
    #expect(abs(time.spent - 1) < 1e-6)
  }

  /// One of several looping threads is always in the queue.
  @Test func aTenthOfTheTimeCountsAtLeast() {
    var time = WakingTime(now: 0)
    for look in 0...100 {
      time.look(now: UInt64(look) * 100_000_000, queued: UInt64(look) * 100_000_000)
    }
    #expect(abs(time.spent - 1) < 1e-6)
  }

  @Test func theKernelSaysHowLongAProcessWasInTheQueue() throws {
    let first = try #require(QueuedTime.nanoseconds(of: getpid()))
    let second = try #require(QueuedTime.nanoseconds(of: getpid()))
    #expect(second >= first)
    #expect(QueuedTime.nanoseconds(of: 0) == nil)
  }
}
