import Foundation

/// Gives answers in the order of their virtual times, without waiting for these: once the widget's code has
/// made no request for a moment, and nothing else, the answer that is due next is given.
final class AnswerQueue: @unchecked Sendable {
  /// Real seconds without a request after which the code is taken to wait for an answer.
  private static let grace = 0.1
  /// Seconds of that in which threads may have run, or waited for a core, and the code is taken to wait all the same.
  private static let rest = 0.01
  /// The number of times that the wait is begun again because threads run: code may wait in a loop.
  private static let patience = 20

  private struct Waiting {
    var due: Double
    let number: Int
    let give: @Sendable () -> Void
  }

  /// Calls a closure later, on another thread.
  typealias Timer = @Sendable (_ seconds: Double, _ body: @escaping @Sendable () -> Void) -> Void

  private let timer: Timer
  private let work: @Sendable () -> Double
  private let lock = NSLock()
  private var waiting: [Waiting] = []
  private var number = 0
  private var virtual = 0.0

  /// - Parameters:
  ///   - timer: measures the real time.
  ///   - work: the seconds that threads have run, or waited for a core, until now.
  init(
    timer: @escaping Timer = AnswerQueue.clock(),
    work: @escaping @Sendable () -> Double = { QueuedTime.work }
  ) {
    self.timer = timer
    self.work = work
  }

  /// The timer of the monotonic clock.
  static func clock() -> Timer {
    let queue = DispatchQueue(label: "vitrine.answers")
    return { seconds, body in queue.asyncAfter(deadline: .now() + seconds, execute: body) }
  }

  /// Virtual seconds since the last ``restart()``.
  var elapsed: Double { lock.withLock { virtual } }

  /// Sets the virtual time to 0. What an earlier call still waits for comes as it would have.
  func restart() {
    lock.withLock {
      for index in waiting.indices { waiting[index].due -= virtual }
      virtual = 0
    }
  }

  /// - Parameters:
  ///   - delay: seconds of virtual time.
  ///   - give: called at once where there is no delay, else on another thread.
  func give(after delay: Double, _ give: @escaping @Sendable () -> Void) {
    guard delay > 0 else { return give() }
    let current = lock.withLock {
      number += 1
      waiting.append(Waiting(due: virtual + delay, number: number, give: give))
      return number
    }
    wake(for: current)
  }

  private func wake(for current: Int, attempt: Int = 0) {
    let before = work()
    timer(Self.grace) { [self] in
      if lock.withLock({ current == number }), attempt < Self.patience,
        abs(work() - before) > Self.rest
      {
        // On a busy machine a request may still be on its way.
        return wake(for: current, attempt: attempt + 1)
      }
      // A later request begins the wait again.
      let next = lock.withLock { () -> (Waiting, rest: Bool)? in
        guard current == number,
          let next = waiting.min(by: { ($0.due, $0.number) < ($1.due, $1.number) })
        else { return nil }
        waiting.removeAll { $0.number == next.number }
        virtual = max(virtual, next.due)
        return (next, !waiting.isEmpty)
      }
      guard let next else { return }
      next.0.give()
      if next.rest { wake(for: lock.withLock { number }) }
    }
  }
}
