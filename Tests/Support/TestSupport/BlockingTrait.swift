import Foundation
import Testing

/// Runs tests that wait for processes on threads of their own. Swift's own threads are as many as the
/// machine has cores: a test that waits on one of them would keep another from running.
public struct BlockingTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  public static var blocking: Self { BlockingTrait() }
}

/// Threads that take jobs in turn: little more than there are cores, since what a test waits for needs one.
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads(count: ProcessInfo.processInfo.activeProcessorCount + 1)

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  init(count: Int) {
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true { take().runSynchronously(on: asUnownedTaskExecutor()) }
      }
      // That of the main thread; a thread's own is a sixteenth of it.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private func take() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }
}
