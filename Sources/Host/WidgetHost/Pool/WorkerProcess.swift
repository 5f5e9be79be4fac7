import DisplayList
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A child process as the parent sees it. One thread uses it.
final class WorkerProcess {
  /// The end of a process.
  enum End {
    /// The process reported that its task is done.
    case finished
    /// The process sent nothing for too long and was killed.
    case hung
    /// The process took more memory than it may and was killed.
    case overgrown
    case died
  }

  private enum Step {
    case event(WorkerEvent)
    case end(End)
  }

  /// The seconds that a crashed process may take beyond its limit: Swift's runtime prints the message of a
  /// trap at once and its backtrace, which names the line, only after reading the debug information.
  private static let backtraceTime = 30.0
  private static let starting = NSLock()
  private let home: HomeFolder
  private let pid: pid_t
  private let events: Int32
  private let errors: Int32
  private var received: [UInt8] = []
  private var written: [UInt8] = []
  private var isOpen = true
  private var watch: MemoryWatch
  /// The status that waitpid reports.
  private(set) var status: Int32?

  /// The text that it wrote to standard error (and standard output); at most the last 64 kB.
  var output: String { String(decoding: written, as: UTF8.self) }

  /// - Throws: a `Failure`, where the executable can't be started.
  init(_ product: ProductExecutable, _ task: WorkerTask, timeZone: String) throws {
    home = try HomeFolder()
    let executable = product.path,
      environment = home.environment(
        timeZone: timeZone, withNetwork: task.isRecording)
    // Two threads that start processes at once would leave each other's pipes open in theirs.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    let input = try Pipe(), output = try Pipe(), errors = try Pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.write, STDERR_FILENO)
    let arguments = Self.cStrings([executable, Worker.argument])
    let variables = Self.cStrings(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    defer { for string in arguments + variables { free(string) } }
    // The parent's handling of signals isn't inherited by the widgets' code.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    FixedAddresses.begin()
    defer { FixedAddresses.end() }
    var pid: pid_t = 0
    let result = posix_spawn(&pid, executable, &actions, &attributes, arguments, variables)
    for end in [input.read, output.write, errors.write] { close(end) }
    self.pid = pid
    watch = MemoryWatch(pid)
    events = output.read
    self.errors = errors.read
    guard result == 0 else {
      close(input.write)
      // There is no process that deinit would have to end.
      status = 127 << 8
      throw Failure("\(executable) can't be started: \(String(cString: strerror(result))).")
    }
    // A worker that dies at once must not take the parent along.
    signal(SIGPIPE, SIG_IGN)
    try? MessageStream(descriptor: input.write).send(task)
    close(input.write)
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    copies.append(nil)
    return copies
  }

  deinit {
    close(events)
    close(errors)
    if status == nil, pid > 0 {
      kill(pid, SIGKILL)
      var ignored: Int32 = 0
      waitpid(pid, &ignored, 0)
    }
  }

  /// Takes the events of the process until it is done or gone.
  ///
  /// - Parameters:
  ///   - limit: the seconds until silence counts as a hang, asked for each event.
  ///   - memory: megabytes that the process may hold.
  func follow(
    within limit: () -> Double, memory: Int, _ take: (WorkerEvent) -> Void
  ) -> End {
    while true {
      switch next(within: limit(), memory: memory) {
      case .event(.finished): return .finished
      case .event(let event): take(event)
      case .end(let end): return end
      }
    }
  }

  private func next(within limit: Double, memory: Int) -> Step {
    let start = DispatchTime.now().uptimeNanoseconds
    while true {
      if let event = takeEvent() { return .event(event) }
      if isOpen, watch.isOver(megabytes: memory) {
        kill(pid, SIGKILL)
        drain()
        reap()
        return .end(.overgrown)
      }
      guard isOpen else {
        reap()
        return .end(.died)
      }
      let spent = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      var allowed = limit
      if spent >= limit, isCrashing { allowed += Self.backtraceTime }
      guard spent < allowed else {
        kill(pid, SIGKILL)
        drain()
        reap()
        return .end(.hung)
      }
      readSome(
        milliseconds: Int32(
          clamping: min((allowed - spent) * 1000 + 1, MemoryWatch.interval * 1000)))
    }
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
    if polls[0].revents != 0, !read(events, into: &received) {
      isOpen = false
      drain()
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

  private func takeEvent() -> WorkerEvent? {
    guard received.count >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(received[$1]) << ($1 * 8) }
    guard received.count >= 4 + length else { return nil }
    let body = Data(received[4..<4 + length])
    received.removeFirst(4 + length)
    return MessageStream.decode(WorkerEvent.self, body)
  }

  private func reap() {
    guard status == nil else { return }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    self.status = status
  }

  private struct Pipe {
    let read: Int32, write: Int32
    init() throws {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw Failure(
          "No more pipes for worker processes (\(String(cString: strerror(errno)))): "
            + "use fewer by --jobs.")
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      read = ends[0]
      write = ends[1]
    }
  }
}
