import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of whole numbers.
public struct CMTime: Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) ?? 0,
      timescale: preferredTimescale)
  }
  public init() { self.init(value: 0, timescale: 0) }
  public var seconds: Double {
    if timescale != 0 { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : .nan
  }
  public var isValid: Bool { timescale != 0 || isPositiveInfinity }
  public var isIndefinite: Bool { false }
  public var isPositiveInfinity: Bool { timescale == 0 && value == .max }
  public var isNumeric: Bool { timescale != 0 }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 0)
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.seconds == b.seconds || !a.isValid && !b.isValid
  }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
