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
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { attendees?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
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
  open var birthdayContactIdentifier: String? { nil }

  public init(eventStore: EKEventStore) {}

  package init(_ event: CalendarSection.Event, number: Int, calendar: EKCalendar?) {
    super.init()
    calendarItemIdentifier = event.id ?? "event-\(number)"
    self.calendar = calendar
    title = event.title
    startDate = event.start
    isAllDay = event.isAllDay == true
    endDate = event.end ?? event.start.addingTimeInterval(isAllDay ? 86_399 : 3600)
    location = event.location
    notes = event.notes
    url = event.url.flatMap { URL(string: $0) }
    attendees = event.attendees.map { $0.map(EKParticipant.init(name:)) }
    organizer = event.organizer.map(EKParticipant.init(name:))
    availability = event.availability.flatMap { Self.availabilities[$0] } ?? .busy
    status = event.status.flatMap { Self.statuses[$0] } ?? .none
    if let latitude = event.latitude, let longitude = event.longitude {
      let place = EKStructuredLocation(title: event.location ?? event.title)
      place.geoLocation = CLLocation(latitude: latitude, longitude: longitude)
      structuredLocation = place
    }
  }

  private static let availabilities: [String: EKEventAvailability] = [
    "busy": .busy, "free": .free, "tentative": .tentative, "unavailable": .unavailable,
  ]
  private static let statuses: [String: EKEventStatus] = [
    "confirmed": .confirmed, "tentative": .tentative, "canceled": .canceled,
  ]

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
    guard let due = reminder.due else { return }
    var parts: Set<Calendar.Component> = [.year, .month, .day]
    if reminder.isAllDay != true { parts.formUnion([.hour, .minute]) }
    var components = Calendar.current.dateComponents(parts, from: due)
    components.calendar = .current
    dueDateComponents = components
  }
}
