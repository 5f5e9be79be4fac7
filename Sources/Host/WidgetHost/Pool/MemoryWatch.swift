import Foundation

/// Reads now and then how much memory a process holds.
struct MemoryWatch {
  /// Seconds between two readings: one costs microseconds, and a process can take a few hundred
  /// megabytes in the time.
  static let interval = 0.1

  private let file: String
  private var last: UInt64 = 0

  init(_ process: pid_t) { file = "/proc/\(process)/statm" }

  /// Reads again, if the last reading is long enough ago.
  mutating func isOver(megabytes limit: Int) -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    guard Double(now - last) / 1e9 >= Self.interval else { return false }
    last = now
    // The second number is the pages that are in memory.
    guard let line = FileManager.default.contents(atPath: file),
      let pages = String(decoding: line, as: UTF8.self).split(separator: " ").dropFirst().first
        .flatMap({ Int($0) })
    else { return false }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) > limit << 20
  }
}
