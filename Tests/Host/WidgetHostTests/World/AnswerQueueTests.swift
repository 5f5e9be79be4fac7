import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Virtual seconds decide which answer comes next.
@Suite(.blocking) struct AnswerQueueTests {
  /// Collects names, and waits for a number of them.
  private final class Given: @unchecked Sendable {
    private let lock = NSLock()
    private let arrived = DispatchSemaphore(value: 0)
    private var names: [String] = []

    func add(_ name: String) {
      lock.withLock { names.append(name) }
      arrived.signal()
    }

    func first(_ count: Int) -> [String] {
      for _ in 0..<count where arrived.wait(timeout: .now() + 20) == .timedOut { break }
      return lock.withLock { names }
    }
  }

  @Test func theShortestDelayComesFirst() {
    let queue = AnswerQueue(), given = Given()
    queue.give(after: 9) { given.add("nine") }
    queue.give(after: 3) { given.add("three") }
    queue.give(after: 0) { given.add("none") }
    queue.give(after: 3) { given.add("three again") }
    #expect(given.first(4) == ["none", "three", "three again", "nine"])
    #expect(queue.elapsed == 9)
  }

  @Test func aRequestThatFollowsAnAnswerBeginsAtItsTime() {
    let queue = AnswerQueue(), given = Given()
    queue.give(after: 5) { given.add("five") }
    queue.give(after: 1) {
      given.add("one")
      queue.give(after: 2) { given.add("three") }
    }
    #expect(given.first(3) == ["one", "three", "five"])
  }

  @Test func theNextCallStillGetsWhatAnEarlierOneWaitsFor() {
    let queue = AnswerQueue(), given = Given()
    queue.give(after: 4) { given.add("earlier") }
    queue.restart()
    queue.give(after: 2) { given.add("two") }
    queue.give(after: 5) { given.add("five") }
    #expect(given.first(3) == ["two", "earlier", "five"])
    #expect(queue.elapsed == 5)
  }
}
