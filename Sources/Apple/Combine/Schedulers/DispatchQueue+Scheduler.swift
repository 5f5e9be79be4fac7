import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _SchedulerSeconds
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }
    public func distance(to other: Self) -> Stride {
      let from = Double(dispatchTime.uptimeNanoseconds)
      return Stride((Double(other.dispatchTime.uptimeNanoseconds) - from) / 1e9)
    }
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: _SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    async(execute: DispatchWorkItem(block: action))
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: _SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: DispatchWorkItem(block: action))
  }
  public func schedule(
    after date: SchedulerTimeType, interval: _SchedulerSeconds, tolerance: _SchedulerSeconds,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      every: interval.timeInterval,
      later: { delay, work in
        self.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: work))
      }, action)
    repetition.start(after: now.distance(to: date).timeInterval)
    return repetition
  }
}
