import CoreLocation
import DeviceWorld
import Foundation

/// The base class of events and reminders.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  open package(set) var calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open package(set) var attendees: [EKParticipant]?
  open package(set) var creationDate: Date?
  open package(set) var lastModifiedDate: Date?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { attendees?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.busy
  open package(set) var status = EKEventStatus.none
  open package(set) var organizer: EKParticipant?
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open package(set) var birthdayContactIdentifier: String?

  public init(eventStore: EKEventStore) {}

  /// - Parameter start: that of the occurrence.
  package init(
    _ event: CalendarSection.Event, number: Int, calendar: EKCalendar?, start: Date
  ) {
    super.init()
    calendarItemIdentifier = event.id ?? "event-\(number)"
    self.calendar = calendar
    title = event.title
    startDate = start
    isAllDay = event.isAllDay == true
    let end = event.end ?? event.start.addingTimeInterval(isAllDay ? 86_399 : 3600)
    endDate = start.addingTimeInterval(end.timeIntervalSince(event.start))
    timeZone = event.timeZone.flatMap { TimeZone(identifier: $0) }
    recurrenceRules = event.recurrence.map { [EKRecurrenceRule($0)] }
    alarms = event.alarms.map { $0.map(EKAlarm.init) }
    creationDate = event.created
    lastModifiedDate = event.modified ?? event.created
    birthdayContactIdentifier = event.contact
    location = event.location
    notes = event.notes
    url = event.url.flatMap { URL(string: $0) }
    attendees = event.attendees.map { $0.map { EKParticipant($0) } }
    organizer = event.organizer.map { EKParticipant($0) }
    availability = EKEventAvailability(event.availability)
    status = EKEventStatus(event.status)
    if let latitude = event.latitude, let longitude = event.longitude {
      let place = EKStructuredLocation(title: event.location ?? event.title)
      place.geoLocation = CLLocation(latitude: latitude, longitude: longitude)
      structuredLocation = place
    }
  }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}

/// A reminder of a list.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// The priority: 0 none, 1 to 4 high, 5 medium, 6 to 9 low.
  open var priority = 0
  open var completionDate: Date?
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? Date() : nil }
  }

  public init(eventStore: EKEventStore) {}

  package init(_ reminder: CalendarSection.Reminder, number: Int, calendar: EKCalendar?) {
    super.init()
    calendarItemIdentifier = reminder.id ?? "reminder-\(number)"
    self.calendar = calendar
    title = reminder.title
    notes = reminder.notes
    url = reminder.url.flatMap { URL(string: $0) }
    priority = reminder.priority ?? 0
    completionDate = reminder.completed
    location = reminder.location
    recurrenceRules = reminder.recurrence.map { [EKRecurrenceRule($0)] }
    alarms = reminder.alarms.map { $0.map(EKAlarm.init) }
    creationDate = reminder.created
    lastModifiedDate = reminder.modified ?? reminder.created
    let isAllDay = reminder.isAllDay == true
    startDateComponents = reminder.start.map { Self.components(of: $0, isAllDay: isAllDay) }
    dueDateComponents = reminder.due.map { Self.components(of: $0, isAllDay: isAllDay) }
  }

  private static func components(of date: Date, isAllDay: Bool) -> DateComponents {
    var parts: Set<Calendar.Component> = [.year, .month, .day]
    if !isAllDay { parts.formUnion([.hour, .minute]) }
    var components = Calendar.current.dateComponents(parts, from: date)
    components.calendar = .current
    return components
  }
}
