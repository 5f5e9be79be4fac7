import Foundation

/// Seconds, as the schedulers of Foundation and Dispatch count time here.
public struct _SchedulerSeconds: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  Codable, Hashable, ExpressibleByFloatLiteral, Sendable
{
  public var timeInterval: TimeInterval
  public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
  public init(integerLiteral value: Int) { timeInterval = Double(value) }
  public init(floatLiteral value: Double) { timeInterval = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    timeInterval = value
  }
  public var magnitude: Self { Self(abs(timeInterval)) }
  public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
  public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
  public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

/// Does something again and again on a queue, until it is stopped.
final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private let interval: TimeInterval
  private let later: (TimeInterval, @escaping () -> Void) -> Void
  private let action: () -> Void

  init(
    every interval: TimeInterval, later: @escaping (TimeInterval, @escaping () -> Void) -> Void,
    _ action: @escaping () -> Void
  ) {
    self.interval = max(interval, 0.0001)
    self.later = later
    self.action = action
  }

  func start(after delay: TimeInterval) {
    later(max(delay, 0)) { [weak self] in
      guard let self, lock.withLock({ !self.isCancelled }) else { return }
      action()
      start(after: interval)
    }
  }

  func cancel() { lock.withLock { isCancelled = true } }
  deinit { cancel() }
}
