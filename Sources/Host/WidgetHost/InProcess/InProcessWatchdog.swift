import DisplayList
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Ends a process whose main actor a widget's code keeps: without it a test run would never end.
final class InProcessWatchdog: @unchecked Sendable {
  private let lock = NSLock()
  private let batch: FrameBatch
  /// The call that is being made, the seconds that it may take, and its thread: the main queue isn't always the
  /// main thread's.
  private var step: (what: String, limit: Double, thread: pthread_t)?
  private var time = WakingTime()
  private var isOver = false

  /// Seconds that drawing one frame may take, and that a provider may go on beyond its limit: far more
  /// than any needs, since a machine may be busy.
  private static let patience = 60.0

  @MainActor
  init(_ batch: FrameBatch) {
    self.batch = batch
    let thread = Thread { [self] in watch() }
    thread.start()
  }

  func step(_ event: WorkerEvent) {
    let name = "\(batch.kind) (\(batch.family))"
    switch event {
    case .calling(let phase):
      begin("The provider of \(name), asked for its \(phase.rawValue),", batch.providerTimeout)
    case .drawing(let id, _): begin("Drawing \(id)", 0)
    default: lock.withLock { step = nil }
    }
  }

  private func begin(_ what: String, _ limit: Double) {
    lock.withLock {
      step = (what, limit + Self.patience, pthread_self())
      time = WakingTime()
    }
  }

  func end() { lock.withLock { isOver = true } }

  private func watch() {
    while true {
      usleep(250_000)
      lock.lock()
      let isOver = isOver
      let step = step
      time.look()
      let spent = time.spent
      lock.unlock()
      if isOver { return }
      guard let step, spent > step.limit else { continue }
      // A debugger has stopped it.
      if Self.isTraced { return }
      let message =
        "error: \(step.what) keeps the main actor for more than \(Int(clamping: Self.patience)) s, so this process "
        + "is ended: look for a loop. vitrine verify goes on with the other frames.\n"
      FileHandle.standardError.write(Data(message.utf8))
      // Where Swift writes backtraces, and the thread takes signals, it is the loop's.
      pthread_kill(step.thread, SIGABRT)
      sleep(5)
      _exit(1)
    }
  }

  private static var isTraced: Bool {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return false }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
  }
}
