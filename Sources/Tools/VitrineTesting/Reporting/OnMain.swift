import Foundation

/// Runs `body` on the main actor and waits for it. For assertions that don't wait themselves: an XCTest
/// can't be on the main actor on Linux, though it is on the main thread.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  if MainQueue.isCurrent { return try MainActor.assumeIsolated(body) }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// Whether this is the main queue. Under Swift Testing any thread may serve it, so the queue is asked; under
/// XCTest the thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
