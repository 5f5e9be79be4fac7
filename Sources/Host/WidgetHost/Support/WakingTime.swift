import Foundation

/// The time that passes while this process runs: where it is stopped, by a signal, a frozen container or a
/// machine that sleeps, what it waits for is stopped as well. Only a waiter that looks often can know. Time that what it
/// waits for could have used, and spent in the queue for a core, doesn't count either.
struct WakingTime {
  /// Seconds.
  private(set) var spent = 0.0
  private var last: UInt64
  private var lastQueued: UInt64?
  /// The most seconds between two looks that count: a machine with too much to do is late by less.
  private static let longestStep = 0.5
  /// The share of a step that counts at least: a process with more threads than the machine has cores always has one in
  /// the queue, and may loop all the same.
  private static let leastShare = 0.1

  init(now: UInt64 = DispatchTime.now().uptimeNanoseconds) { last = now }

  /// Adds the time since the last look.
  ///
  /// - Parameters:
  ///   - now: nanoseconds of the monotonic clock.
  ///   - queued: nanoseconds that what is waited for has stood in the queue for a core, since it began; nil where that
  ///     isn't known.
  mutating func look(
    now: UInt64 = DispatchTime.now().uptimeNanoseconds, queued: UInt64? = nil
  ) {
    let step = min(Double(now &- last) / 1e9, Self.longestStep)
    var waited = 0.0
    if let queued, let lastQueued, queued > lastQueued {
      waited = Double(queued - lastQueued) / 1e9
    }
    spent += max(step - waited, step * Self.leastShare)
    last = now
    lastQueued = queued
  }
}
