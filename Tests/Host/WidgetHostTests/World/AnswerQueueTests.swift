import Foundation
import Testing

@testable import WidgetHost

/// Virtual seconds decide which answer comes next. The real time passes when a test says so.
struct AnswerQueueTests {
  /// A timer whose end is set by the test, and the names of the answers that came.
  private final class Given: @unchecked Sendable {
    private(set) var names: [String] = []
    private var waiting: [@Sendable () -> Void] = []

    /// The seconds that other threads have run.
    var work = 0.0

    func queue() -> AnswerQueue {
      AnswerQueue(timer: { _, body in self.waiting.append(body) }, work: { self.work })
    }

    func add(_ name: String) { names.append(name) }

    /// Lets a moment pass for whoever waits first.
    func pass() { waiting.removeFirst()() }

    /// Lets time pass until nothing waits any more.
    func rest() {
      while !waiting.isEmpty { pass() }
    }
  }

  @Test func theShortestDelayComesFirst() {
    let given = Given()
    let queue = given.queue()
    queue.give(after: 9) { given.add("nine") }
    queue.give(after: 3) { given.add("three") }
    queue.give(after: 0) { given.add("none") }
    queue.give(after: 3) { given.add("three again") }
    #expect(given.names == ["none"])
    given.rest()
    #expect(given.names == ["none", "three", "three again", "nine"])
    #expect(queue.elapsed == 9)
  }

  @Test func aRequestThatFollowsAnAnswerBeginsAtItsTime() {
    let given = Given()
    let queue = given.queue()
    queue.give(after: 5) { given.add("five") }
    queue.give(after: 1) {
      given.add("one")
      queue.give(after: 2) { given.add("three") }
    }
    given.rest()
    #expect(given.names == ["one", "three", "five"])
  }

  @Test func theNextCallStillGetsWhatAnEarlierOneWaitsFor() {
    let given = Given()
    let queue = given.queue()
    queue.give(after: 4) { given.add("earlier") }
    queue.restart()
    queue.give(after: 2) { given.add("two") }
    queue.give(after: 5) { given.add("five") }
    given.rest()
    #expect(given.names == ["two", "earlier", "five"])
    #expect(queue.elapsed == 5)
  }

  /// A thread that has the core late has its request counted all the same.
  @Test func whileThreadsRunNoAnswerIsGiven() {
    let given = Given()
    let queue = given.queue()
    queue.give(after: 9) { given.add("nine") }
    for _ in 0..<5 {
      given.work += 0.05
      given.pass()
    }
    #expect(given.names == [])
    queue.give(after: 3) { given.add("three") }
    given.rest()
    #expect(given.names == ["three", "nine"])
  }

  @Test func codeThatWaitsInALoopGetsItsAnswer() {
    let given = Given()
    let queue = given.queue()
    queue.give(after: 9) { given.add("nine") }
    for _ in 0..<21 {
      given.work += 0.1
      given.pass()
    }
    #expect(given.names == ["nine"])
  }

  @Test func theKernelSaysHowMuchThreadsHaveWorked() { #expect(QueuedTime.work > 0) }

  @Test func theClockCallsLater() async {
    let clock = AnswerQueue.clock()
    let start = DispatchTime.now().uptimeNanoseconds
    await withCheckedContinuation { continuation in clock(0.01) { continuation.resume() } }
    #expect(DispatchTime.now().uptimeNanoseconds - start >= 10_000_000)
  }
}
