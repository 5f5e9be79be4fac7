import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A runner of programs, one at a time, that can be stopped together with the one that runs.
///
/// It doesn't use Foundation's `Process`: a program that it starts inherits which signals this process
/// blocks and ignores, so that a build could outlive Ctrl-C.
final class Subprocess: @unchecked Sendable {
  struct Outcome: Sendable {
    var status: Int32
    /// The text on standard output and standard error, in the order written.
    var output: String
    /// Seconds.
    var duration: Double
  }

  private let lock = NSLock()
  /// 0 where none runs.
  private var running: pid_t = 0
  private var isStopped = false
  /// The time that a program has to end by itself, in seconds.
  private static let patience = 3.0

  /// - Parameter errors: the path of a file for what is written to standard error; nil for the output.
  /// - Returns: nil where it was stopped.
  /// - Throws: a ``Failure``, where it can't be started.
  func run(_ command: [String], in folder: String, errors: String? = nil) throws -> Outcome? {
    let start = DispatchTime.now().uptimeNanoseconds
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure(command, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let isStarted = try lock.withLock {
      defer { close(ends[1]) }
      if isStopped { return false }
      running = try Self.spawn(command, in: folder, output: ends[1], errors: errors)
      return true
    }
    guard isStarted else { return nil }
    let process = running
    let output = Self.read(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return lock.withLock {
      running = 0
      if isStopped { return nil }
      let isKilled = status & 0x7F != 0
      return Outcome(
        status: isKilled ? 128 + (status & 0x7F) : status >> 8 & 0xFF,
        output: String(decoding: output, as: UTF8.self),
        duration: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
  }

  /// Interrupts the program that runs as Ctrl-C does; others can be run afterwards.
  func interrupt() {
    lock.withLock { if running > 0 { _ = kill(-running, SIGINT) } }
  }

  /// Interrupts the program as Ctrl-C does, and kills it where it goes on; none is run afterwards.
  func stop() {
    lock.withLock {
      isStopped = true
      if running > 0 { kill(-running, SIGINT) }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
      lock.withLock { if running > 0 { _ = kill(-running, SIGKILL) } }
    }
  }

  /// Starts a command in a process group of its own, so that its child processes end with it, and with the default
  /// signal handlers.
  private static func spawn(
    _ command: [String], in folder: String, output: Int32, errors: String?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let errors {
      posix_spawn_file_actions_addopen(
        &actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, output, 2)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The C library's own way to change the folder is newer than some systems.
    let program = "/usr/bin/env"
    let arguments = ([program, "-C", folder] + command).map { strdup($0) } + [nil]
    let variables =
      ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
    guard error == 0 else { throw failure(command, error) }
    return process
  }

  private static func read(_ end: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(end, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return output }
      output += buffer[..<count]
    }
  }

  private static func failure(_ command: [String], _ error: Int32) -> Failure {
    Failure("\(command[0]) can't be started: \(String(cString: strerror(error))).")
  }
}
