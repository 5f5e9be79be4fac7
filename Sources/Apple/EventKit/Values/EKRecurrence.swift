import CoreLocation
import Foundation

/// A day of the week, as a rule of recurrence has it.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday) {
    self.dayOfTheWeek = dayOfTheWeek
    weekNumber = 0
  }
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// The end of a recurrence.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// The way in which an event comes again.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let recurrenceEnd: EKRecurrenceEnd?
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
    daysOfTheWeek = nil
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
    self.daysOfTheWeek = daysOfTheWeek
  }
}

/// A place with a name and a radius.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// Metres.
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}

/// A reminder of an event.
open class EKAlarm: NSObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// A person who takes part in an event.
open class EKParticipant: NSObject, @unchecked Sendable {
  open private(set) var name: String?
  open var url: URL { URL(fileURLWithPath: "/") }
  open var participantStatus: EKParticipantStatus { .accepted }
  open var participantRole: EKParticipantRole { .required }
  open var participantType: EKParticipantType { .person }
  open var isCurrentUser: Bool { false }
  package init(name: String) { self.name = name }
}
