import Glibc

/// A ratio by which ticks of ``mach_absolute_time()`` become nanoseconds.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  public var numer: UInt32
  public var denom: UInt32

  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}

/// The value that Apple's structure of this name begins with. In Swift source of its own a structure and a
/// function can't share a name.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Sets the ratio to 1:1, as on Apple's Intel processors.
/// - Returns: 0 for success.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// The time since the machine started, without its sleep, in nanoseconds.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_UPTIME_RAW) }

/// The time since the machine started, with its sleep, in nanoseconds.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// The clock that doesn't advance while the machine sleeps.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC

/// The time of a clock in nanoseconds; 0 where there is none of that number.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
