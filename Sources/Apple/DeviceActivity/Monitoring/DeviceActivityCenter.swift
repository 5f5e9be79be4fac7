import DeviceWorld
import Foundation

/// Begins and ends monitoring, of which nothing is heard.
public struct DeviceActivityCenter: Sendable {
  public enum MonitoringError: LocalizedError, Hashable, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents, unauthorized
  }

  private struct Monitored {
    let schedule: DeviceActivitySchedule
    let events: [DeviceActivityEvent.Name: DeviceActivityEvent]
  }

  private static let lock = NSLock()
  /// Two centers are of the same device.
  nonisolated(unsafe) private static var monitored: [DeviceActivityName: Monitored] = [:]

  public init() {}

  public var activities: [DeviceActivityName] {
    Self.lock.withLock { Self.monitored.keys.sorted { $0.rawValue < $1.rawValue } }
  }
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? {
    Self.lock.withLock { Self.monitored[activity]?.schedule }
  }
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] {
    Self.lock.withLock { Self.monitored[activity]?.events ?? [:] }
  }
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    DeviceAnswers.rests(
      "DeviceActivityCenter.startMonitoring(_:during:)", "no use is monitored here")
    Self.lock.withLock {
      Self.monitored[activity] = Monitored(schedule: schedule, events: events)
    }
  }
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {
    Self.lock.withLock {
      if activities.isEmpty { Self.monitored = [:] }
      for activity in activities { Self.monitored[activity] = nil }
    }
  }
}
