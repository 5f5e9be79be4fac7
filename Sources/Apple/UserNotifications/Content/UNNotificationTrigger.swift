import CoreLocation
import Foundation

/// The condition under which a notification is delivered.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  package init(repeats: Bool) { self.repeats = repeats }
}

/// A number of seconds ahead.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  private let start = Date()
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { start.addingTimeInterval(timeInterval) }
}

/// A date and time, as far as they are given.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// The entrance into a region, or the exit from one.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A push from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
