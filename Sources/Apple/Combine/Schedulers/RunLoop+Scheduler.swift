import Dispatch
import Foundation

/// A date, as a run loop and an operation queue count time.
public struct _SchedulerDate: Strideable, Codable, Hashable, Sendable {
  public typealias Stride = _SchedulerSeconds
  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

/// Waits on Dispatch's clock, then hands the work on.
private func later(_ delay: TimeInterval, _ work: @escaping () -> Void) {
  DispatchQueue.global().asyncAfter(
    deadline: .now() + max(delay, 0), execute: DispatchWorkItem(block: work))
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public struct SchedulerOptions {}

  public var now: _SchedulerDate { _SchedulerDate(Date()) }
  public var minimumTolerance: _SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }
  public func schedule(
    after date: _SchedulerDate, tolerance: _SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(now.distance(to: date).timeInterval) { self.schedule(options: nil, action) }
  }
  public func schedule(
    after date: _SchedulerDate, interval: _SchedulerSeconds, tolerance: _SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      every: interval.timeInterval,
      later: { delay, work in later(delay) { self.schedule(options: nil, work) } }, action)
    repetition.start(after: now.distance(to: date).timeInterval)
    return repetition
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public struct SchedulerOptions {}

  public var now: _SchedulerDate { _SchedulerDate(Date()) }
  public var minimumTolerance: _SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation(BlockOperation { action() })
  }
  public func schedule(
    after date: _SchedulerDate, tolerance: _SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    later(now.distance(to: date).timeInterval) { self.schedule(options: nil, action) }
  }
  public func schedule(
    after date: _SchedulerDate, interval: _SchedulerSeconds, tolerance: _SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      every: interval.timeInterval,
      later: { delay, work in later(delay) { self.schedule(options: nil, work) } }, action)
    repetition.start(after: now.distance(to: date).timeInterval)
    return repetition
  }
}
