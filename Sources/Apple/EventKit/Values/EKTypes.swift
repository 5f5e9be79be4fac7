import DeviceWorld
import Foundation

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKEntityType: UInt, Sendable { case event, reminder }
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let busy = Self(rawValue: 1)
  public static let free = Self(rawValue: 2)
  public static let tentative = Self(rawValue: 4)
  public static let unavailable = Self(rawValue: 8)
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable

  /// Busy where the file says nothing.
  init(_ availability: CalendarSection.Availability?) {
    switch availability {
    case .busy, nil: self = .busy
    case .free: self = .free
    case .tentative: self = .tentative
    case .unavailable: self = .unavailable
    }
  }
}
public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled

  init(_ status: CalendarSection.Status?) {
    switch status {
    case CalendarSection.Status.none?, nil: self = .none
    case .confirmed: self = .confirmed
    case .tentative: self = .tentative
    case .canceled: self = .canceled
    }
  }
}
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

/// An error of EventKit.
public struct EKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly
    case eventStoreNotAuthorized = 29
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "EKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
