import Foundation

/// The time that passes while this process runs: where it is stopped, by a signal, a frozen container or a
/// machine that sleeps, what it waits for is stopped as well. Only a waiter that looks often can know.
struct WakingTime {
  /// Seconds.
  private(set) var spent = 0.0
  private var last: UInt64
  /// The most seconds between two looks that count: a machine with too much to do is late by less.
  private static let longestStep = 0.5

  init(now: UInt64 = DispatchTime.now().uptimeNanoseconds) { last = now }

  /// Adds the time since the last look.
  ///
  /// - Parameter now: nanoseconds of the monotonic clock.
  mutating func look(now: UInt64 = DispatchTime.now().uptimeNanoseconds) {
    spent += min(Double(now &- last) / 1e9, Self.longestStep)
    last = now
  }
}
