import Foundation

/// The time that threads were ready to run, and had no core since others were running. On a machine with much to do it
/// is most of the time.
enum QueuedTime {
  /// The nanoseconds of a process's main thread, where a widget's code is called; nil where the kernel doesn't say.
  static func nanoseconds(of process: pid_t) -> UInt64? {
    times("/proc/\(process)").map(\.queued)
  }

  /// The seconds that the threads of this process that there are have run, or waited for a core; 0 where the kernel
  /// doesn't say.
  static var work: Double {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.compactMap { times("\(folder)/\($0)") }
      .reduce(0) { $0 + Double($1.running + $1.queued) / 1e9 }
  }

  /// The time on a core and the time in the queue, of proc_pid_schedstat(5).
  private static func times(_ folder: String) -> (running: UInt64, queued: UInt64)? {
    guard let line = FileManager.default.contents(atPath: folder + "/schedstat") else { return nil }
    let fields = String(decoding: line, as: UTF8.self).split(separator: " ").map { UInt64($0) }
    guard fields.count > 1, let running = fields[0], let queued = fields[1] else { return nil }
    return (running, queued)
  }
}
