import Foundation

/// Gives answers in the order of their virtual times, without waiting for these: once the widget's code has
/// made no request for a moment, the answer that is due next is given.
final class AnswerQueue: @unchecked Sendable {
  /// Real seconds without a request after which the code is taken to wait for an answer.
  private static let grace = 0.1

  private struct Waiting {
    var due: Double
    let number: Int
    let give: @Sendable () -> Void
  }

  private let queue = DispatchQueue(label: "vitrine.answers")
  private let lock = NSLock()
  private var waiting: [Waiting] = []
  private var number = 0
  private var virtual = 0.0

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

  private func wake(for current: Int) {
    queue.asyncAfter(deadline: .now() + Self.grace) { [self] in
      // A later request begins the wait anew.
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
