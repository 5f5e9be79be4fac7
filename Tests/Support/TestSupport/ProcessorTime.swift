import Foundation

/// The processor time that this thread has used, in seconds. What other tests and a busy machine take
/// doesn't count, and neither does the time that a test waits for the main actor: both count in Swift
/// Testing's time limits.
public func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
