import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Whether the system lets this user start another process or thread. Where it doesn't, a worker waits for its own
/// threads for ever, as if its code never ended.
enum ProcessRoom {
  static let remedy =
    "Use fewer workers by --jobs, or raise the limit: ulimit -u, a container's --pids-limit."

  /// The end of a message about a worker that didn't come back, where it couldn't; nil where there is room.
  static var shortage: String? {
    guard refusals() > refusalsAtStart || !canStart() else { return nil }
    return "the system has no room for more processes or threads. \(remedy)"
  }

  /// An error of `posix_spawn`.
  static func failure(_ program: String, _ error: Int32) -> Failure {
    let words = String(cString: strerror(error))
    guard isShortage(error) else { return Failure("\(program) can't be started: \(words).") }
    return Failure(
      "There is no room for another process (\(words)), so \(program) can't be started.",
      remedy: remedy)
  }

  /// Whether it may be over in a moment.
  static func isShortage(_ error: Int32) -> Bool { error == EAGAIN || error == ENOMEM }

  /// Starts a process, again where there is no room at first: another worker may end in a moment.
  static func retrying(_ start: () -> Started) -> Started {
    var started = start()
    for _ in 0..<attempts where isShortage(started.error) {
      usleep(200_000)
      started = start()
    }
    return started
  }

  typealias Started = (process: pid_t, layers: SealLayer, error: Int32)

  private static let attempts = 10

  /// Notes the state at the start, which what is refused later is compared with.
  static func begin() { _ = refusalsAtStart }

  private static let refusalsAtStart = refusals()

  /// The number of processes and threads that the control group has refused.
  private static func refusals() -> Int {
    guard let group = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
      let path = group.split(separator: "\n").first(where: { $0.hasPrefix("0::") })?.dropFirst(3),
      let events = try? String(
        contentsOfFile: "/sys/fs/cgroup\(path)/pids.events", encoding: .utf8),
      let line = events.split(separator: "\n").first(where: { $0.hasPrefix("max ") })
    else { return 0 }
    return Int(line.dropFirst(4)) ?? 0
  }

  private static func canStart() -> Bool {
    var pid: pid_t = 0
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    defer { free(arguments[0]) }
    let error = posix_spawn(&pid, "/bin/true", nil, nil, arguments, nil)
    guard error == 0 else { return !isShortage(error) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    return true
  }
}
