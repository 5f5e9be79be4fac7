import CoreLocation
import DeviceWorld
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
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  /// The day that weeks begin with, 1 for Sunday; 0 where the rule doesn't say.
  open var firstDayOfTheWeek: Int { 0 }
  open var calendarIdentifier: String { "gregorian" }

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
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
    self.daysOfTheMonth = daysOfTheMonth
    self.monthsOfTheYear = monthsOfTheYear
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
  }

  convenience init(_ rule: CalendarSection.Recurrence) {
    let number = CalendarSection.Frequency.allCases.firstIndex(of: rule.frequency) ?? 0
    self.init(
      recurrenceWith: EKRecurrenceFrequency(rawValue: number) ?? .daily,
      interval: rule.interval ?? 1,
      daysOfTheWeek: rule.days.map {
        $0.compactMap { EKWeekday(rawValue: $0.number).map { EKRecurrenceDayOfWeek($0) } }
      }, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil,
      setPositions: nil,
      end: rule.until.map { EKRecurrenceEnd(end: $0) }
        ?? rule.count.map { EKRecurrenceEnd(occurrenceCount: $0) })
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

  init(_ alarm: CalendarSection.Alarm) {
    relativeOffset = alarm.offset ?? 0
    absoluteDate = alarm.date
    switch alarm.proximity {
    case CalendarSection.Alarm.Proximity.none?, nil: proximity = .none
    case .enter: proximity = .enter
    case .leave: proximity = .leave
    }
    guard let title = alarm.location else { return }
    let place = EKStructuredLocation(title: title)
    if let latitude = alarm.latitude, let longitude = alarm.longitude {
      place.geoLocation = CLLocation(latitude: latitude, longitude: longitude)
    }
    place.radius = alarm.radius ?? 0
    structuredLocation = place
  }
}

/// A person who takes part in an event.
open class EKParticipant: NSObject, @unchecked Sendable {
  public let name: String?
  /// The address, as `mailto:`.
  public let url: URL
  public let participantStatus: EKParticipantStatus
  public let participantRole: EKParticipantRole
  public let participantType: EKParticipantType
  public let isCurrentUser: Bool

  /// A person whose attendance is required and who has accepted, where the file says nothing else.
  init(_ attendee: CalendarSection.Attendee) {
    typealias Attendee = CalendarSection.Attendee
    name = attendee.name
    url = attendee.email.flatMap { URL(string: "mailto:\($0)") } ?? URL(fileURLWithPath: "/")
    participantStatus =
      attendee.status.flatMap { Attendee.Answer.allCases.firstIndex(of: $0) }
      .flatMap { EKParticipantStatus(rawValue: $0) } ?? .accepted
    participantRole =
      attendee.role.flatMap { Attendee.Role.allCases.firstIndex(of: $0) }
      .flatMap { EKParticipantRole(rawValue: $0) } ?? .required
    participantType =
      attendee.type.flatMap { Attendee.Kind.allCases.firstIndex(of: $0) }
      .flatMap { EKParticipantType(rawValue: $0) } ?? .person
    isCurrentUser = attendee.isCurrentUser ?? false
  }
}
