internal import CSeal
import Foundation

/// Reads now and then how much memory a process and those that it started hold, and how many they are.
struct MemoryWatch {
  enum Finding {
    /// Too much memory.
    case memory
    /// Too many processes and threads.
    case processes
  }

  /// Seconds that lie between two readings: one costs a fraction of a millisecond, and a process can take a few hundred
  /// megabytes in the time.
  static let interval = 0.1

  private let process: pid_t
  private var last: UInt64 = 0

  init(_ process: pid_t) { self.process = process }

  /// Reads again, if the last reading is long enough ago.
  mutating func finding(megabytes limit: Int) -> Finding? {
    let now = DispatchTime.now().uptimeNanoseconds
    guard Double(now - last) / 1e9 >= Self.interval else { return nil }
    last = now
    let usage = seal_usage(process)
    if usage.bytes > UInt64(limit) << 20 { return .memory }
    return usage.threads > SealLimits.processes ? .processes : nil
  }
}
