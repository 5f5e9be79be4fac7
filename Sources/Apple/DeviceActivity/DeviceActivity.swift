// Device Activity: what is to be monitored is kept, and never comes about.

import DeviceWorld
@_exported import FoundationExtras
@_exported import ManagedSettings

public struct DeviceActivityName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The times at which a device is monitored.
public struct DeviceActivitySchedule: Hashable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// A threshold of use.
public struct DeviceActivityEvent: Hashable, Sendable {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let threshold: DateComponents
  public init(applications: Set<ApplicationToken> = [], threshold: DateComponents) {
    self.applications = applications
    self.threshold = threshold
  }
}

/// Begins and ends monitoring, of which nothing is heard.
open class DeviceActivityCenter: @unchecked Sendable {
  public init() {}
  private let lock = NSLock()
  private var schedules: [DeviceActivityName: DeviceActivitySchedule] = [:]
  open var activities: [DeviceActivityName] {
    lock.withLock { schedules.keys.sorted { $0.rawValue < $1.rawValue } }
  }
  open func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? {
    lock.withLock { schedules[activity] }
  }
  open func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    DeviceAnswers.rests(
      "DeviceActivityCenter.startMonitoring(_:during:)", "no use is monitored here")
    lock.withLock { schedules[activity] = schedule }
  }
  open func stopMonitoring(_ activities: [DeviceActivityName] = []) {
    lock.withLock {
      if activities.isEmpty { schedules = [:] }
      for activity in activities { schedules[activity] = nil }
    }
  }
}
