import Dispatch

/// Nanoseconds in a second, a millisecond and a microsecond, by their names in Apple's Dispatch.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

public typealias DispatchSerialQueue = DispatchQueue
