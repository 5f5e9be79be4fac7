import Foundation
import WidgetKitCore

/// One call of a provider: waits for the answer within a limit, and counts the answers.
final class ProviderCall<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: Handover<Value>?
  private var count = 0
  private var waiting: CheckedContinuation<Void, Never>?
  private var isLate = false

  /// Whether the limit has passed without an answer.
  var isOver: Bool { lock.withLock { isLate } }

  /// The number of times that the provider has called its completion.
  var answerCount: Int { lock.withLock { count } }

  func take(_ value: Handover<Value>) {
    let continuation = lock.withLock {
      count += 1
      // The caller may get its thread long after the limit has passed: an answer of that time is too late as well.
      if count == 1, !isLate { answer = value }
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume()
  }

  /// - Parameter limit: seconds of the monotonic clock, which runs on while the wall clock is frozen.
  /// - Returns: the first answer; nil where none came in time.
  @MainActor
  func value(within limit: Double) async -> Value? {
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [self] in giveUp() }
    await withCheckedContinuation { continuation in
      let isAnswered = lock.withLock {
        if count > 0 { return true }
        waiting = continuation
        return false
      }
      if isAnswered { continuation.resume() }
    }
    return lock.withLock { answer?.value }
  }

  private func giveUp() {
    let continuation = lock.withLock {
      isLate = count == 0
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume()
  }
}
