import DisplayList
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A child process as the parent sees it. One thread uses it.
final class WorkerProcess {
  /// The end of a process.
  enum End: Equatable {
    /// The process reported that its task is done.
    case finished
    /// The process sent nothing for too long and was killed.
    case hung
    /// The process took more memory than it may and was killed.
    case overgrown
    /// The process started more processes and threads than it may and was killed.
    case crowded
    /// The process was killed, since its output can't be its messages, for this reason.
    case forged(String)
    /// A signal stopped the process, and none continued it.
    case stopped
    case died
  }

  private enum Step {
    case event(WorkerEvent)
    case end(End)
  }

  /// The seconds that a crashed process may take beyond its limit: Swift's runtime prints the message of a
  /// trap at once and its backtrace, which names the line, only after reading the debug information, in a process of
  /// its own that a busy machine lets wait.
  private static let backtraceTime = 60.0
  /// The milliseconds for which an event is waited for before the process's times are looked at.
  private static let shortWait = 25.0
  /// The seconds that a process may be stopped by a signal.
  static let longestStop = 60.0
  /// The path of the executable.
  let executable: String
  private let process: SealedWorker
  private let fetching: FetchProcess?
  private let events: Int32
  private let errors: Int32
  private var received: EventReader
  private var written: [UInt8] = []
  private var isOpen = true
  /// The pipe on which it gets its tasks; nil where it has got its last.
  private var input: Int32?
  private var watch: MemoryWatch
  /// The status that waitpid reports.
  private(set) var status: Int32?

  /// The text that it wrote to standard error (and standard output); at most the last 64 kB.
  var output: String { String(decoding: written, as: UTF8.self) }

  /// - Parameters:
  ///   - leftOut: the layers of the seal that it is started without.
  ///   - ready: a process of the product to copy; nil for a start of its own.
  ///   - takesMore: whether ``give(_:)`` gives it more tasks of the same files, time zone and memory limit.
  /// - Throws: a `Failure`, where the executable can't be started.
  init(
    _ product: ProductExecutable, _ task: WorkerTask, timeZone: String,
    without leftOut: SealLayer = [], copying ready: ReadyProcess? = nil, takesMore: Bool = false
  ) throws {
    executable = product.path
    let key = MessageKey.make(), task = task.withAbsolutePaths
    received = EventReader(key: key, task: task)
    fetching = task.isRecording ? try FetchProcess(executable: product.path) : nil
    let input = try WorkerPipe(), output = try WorkerPipe(), errors = try WorkerPipe()
    var descriptors = [input.read, output.write, errors.write]
    if let fetching { descriptors += [fetching.requests, fetching.answers] }
    let started = Result {
      try ready?.copy(for: task, descriptors, timeZone: timeZone)
        ?? SealedWorker(product, task, descriptors, timeZone: timeZone, without: leftOut)
    }
    for end in [input.read, output.write, errors.write] { close(end) }
    if case .failure = started {
      for end in [input.write, output.read, errors.read] { close(end) }
    }
    process = try started.get()
    watch = MemoryWatch(process.number)
    events = output.read
    self.errors = errors.read
    // A worker that dies at once must not take the parent along.
    signal(SIGPIPE, SIG_IGN)
    let stream = MessageStream(descriptor: input.write)
    try? stream.write(key.bytes)
    try? stream.send(task)
    if takesMore {
      self.input = input.write
    } else {
      close(input.write)
    }
  }

  /// Whether it can be given another task.
  var isWaiting: Bool { input != nil && isOpen && status == nil }

  /// Gives it another task, after the one before has finished. The text that it wrote before is dropped.
  func give(_ task: WorkerTask) {
    guard let input else { return }
    let task = task.withAbsolutePaths
    received.begin(task)
    written = []
    // Where it is gone, following it finds that.
    try? MessageStream(descriptor: input).send(task)
  }

  deinit {
    if let input { close(input) }
    close(events)
    close(errors)
    if status == nil {
      process.kill()
      _ = process.finish()
    }
  }

  /// The message about one that ended as `.stopped`.
  static let stopMessage =
    "it was stopped by a signal (SIGSTOP) and not let go on within \(PathPart.number(longestStop)) s, so the "
    + "process was ended."

  /// Takes the events of the process until it is done or gone.
  ///
  /// - Parameters:
  ///   - limit: the seconds until silence counts as a hang, asked for each event.
  ///   - memory: megabytes that the process may hold.
  ///   - take: called for each event; it throws a violation where the event isn't plausible.
  func follow(
    within limit: () -> Double, memory: Int, _ take: (WorkerEvent) throws -> Void
  ) -> End {
    while true {
      switch next(within: limit(), memory: memory) {
      case .event(.finished): return .finished
      case .event(let event):
        do {
          try take(event)
        } catch {
          let reason = (error as? EventReader.Violation)?.reason ?? "\(error)"
          if case .end(let end) = stop(.forged(reason)) { return end }
        }
      case .end(let end): return end
      }
    }
  }

  private func next(within limit: Double, memory: Int) -> Step {
    var time = WakingTime(), held = WakingTime()
    var hasWaited = false
    while true {
      do throws(EventReader.Violation) {
        if let event = try received.take() { return .event(event) }
      } catch {
        return stop(.forged(error.reason))
      }
      if isOpen {
        switch watch.finding(megabytes: memory) {
        case .none: break
        case .memory: return stop(.overgrown)
        case .processes: return stop(.crowded)
        }
      }
      guard isOpen else {
        reap()
        return .end(.died)
      }
      if !hasWaited {
        // The next event mostly comes soon, and to look at the process's times costs more than to take it.
        hasWaited = true
        readSome(milliseconds: Int32(clamping: min(Self.shortWait, limit * 1000 + 1)))
        continue
      }
      time.look(queued: QueuedTime.nanoseconds(of: process.number))
      held.look()
      var allowed = limit
      if time.spent >= limit, isCrashing { allowed += Self.backtraceTime }
      if time.spent >= allowed, isHeld, held.spent < limit + Self.longestStop {
        // Not its code's doing: it gets its time again when it goes on.
        time = WakingTime()
      }
      guard time.spent < allowed else { return stop(isHeld ? .stopped : .hung) }
      readSome(
        milliseconds: Int32(
          clamping: min((allowed - time.spent) * 1000 + 1, MemoryWatch.interval * 1000)))
    }
  }

  private func stop(_ end: End) -> Step {
    process.kill()
    drain()
    reap()
    return .end(end)
  }

  /// Whether a signal (SIGSTOP, a debugger) holds the process.
  private var isHeld: Bool {
    guard let line = FileManager.default.contents(atPath: "/proc/\(process.number)/stat") else {
      return false
    }
    // The state follows the name, which may have any character in it.
    let state = String(decoding: line, as: UTF8.self).split(separator: ")").last?.dropFirst().first
    return state == "T" || state == "t"
  }

  /// Whether Swift's runtime has begun to report a trap or a signal.
  private var isCrashing: Bool {
    let text = output
    return text.contains("Fatal error:") || text.contains("*** Signal ")
  }

  private func readSome(milliseconds: Int32) {
    var polls = [
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&polls, 2, milliseconds) > 0 else { return }
    if polls[1].revents != 0 { read(errors, into: &written) }
    if polls[0].revents != 0 {
      var bytes: [UInt8] = []
      if read(events, into: &bytes) {
        received.append(bytes)
      } else {
        isOpen = false
        drain()
      }
    }
    if written.count > 65_536 { written.removeFirst(written.count - 65_536) }
  }

  /// Reads what is left on standard error once the events are over.
  private func drain() {
    var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, 200) > 0, read(errors, into: &written) {}
  }

  @discardableResult
  private func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return true }
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  private func reap() {
    guard status == nil else { return }
    status = process.finish()
    // The first process of a pid namespace can't be ended by a signal of its own: `abort()` goes on until it runs
    // into an invalid instruction. Swift's runtime has reported by then what the signal was.
    if process.isFirst, status == SIGSEGV, output.contains("*** Signal \(SIGABRT):") {
      status = SIGABRT
    }
  }
}
