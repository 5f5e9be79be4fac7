import Foundation
import WidgetKitCore

/// One call of a provider: waits for the answer within a limit, and counts the answers.
final class ProviderCall<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: Handover<Value>?
  private var count = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// The number of times that the provider has called its completion.
  var answerCount: Int { lock.withLock { count } }

  func take(_ value: Handover<Value>) {
    let continuation = lock.withLock {
      count += 1
      if answer == nil && count == 1 { answer = value }
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
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume()
  }
}
