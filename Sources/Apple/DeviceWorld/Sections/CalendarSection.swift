import Foundation

/// The calendars of the person, with events and reminders.
package struct CalendarSection: Codable, Hashable, Sendable, WorldChecked {
  package var events: [Event]?
  package var reminders: [Reminder]?
  /// The calendars. Those that events and reminders name needn't be listed.
  package var calendars: [Named]?
  /// The access to events; full access by default.
  package var eventAccess: CalendarAccess?
  package var reminderAccess: CalendarAccess?

  package struct Named: Codable, Hashable, Sendable {
    package var title: String
    /// The color, such as `#FF9500`.
    package var color: String?
    /// The account, such as `iCloud`.
    package var source: String?
    package var isReminders: Bool?
    /// The kind of calendar; `calDAV` by default, `local` in the account `Local`.
    package var type: CalendarType?
    /// Whether events may be changed; false by default where the type is `subscription` or `birthday`.
    package var isEditable: Bool?
    package var id: String?

    package init(title: String, isReminders: Bool? = nil) {
      self.title = title
      self.isReminders = isReminders
    }

    package var kind: CalendarType { type ?? (source == "Local" ? .local : .calDAV) }
  }

  package struct Event: Codable, Hashable, Sendable, WorldChecked {
    package var title: String
    package var start: Date
    package var end: Date?
    package var isAllDay: Bool?
    package var calendar: String?
    package var location: String?
    package var latitude: Double?
    package var longitude: Double?
    package var notes: String?
    package var url: String?
    package var attendees: [Attendee]?
    package var organizer: Attendee?
    package var availability: Availability?
    package var status: Status?
    package var recurrence: Recurrence?
    package var alarms: [Alarm]?
    /// The time zone's identifier, such as `Europe/Berlin`.
    package var timeZone: String?
    /// The `id` of the contact whose birthday it is.
    package var contact: String?
    package var created: Date?
    package var modified: Date?
    package var id: String?

    package var mistake: (key: String, wanted: String)? {
      if let end, end < start { return ("end", "a date after “start”") }
      if let timeZone, TimeZone(identifier: timeZone) == nil {
        return ("timeZone", "a time zone's name, as Europe/Berlin")
      }
      return nil
    }
  }

  package struct Reminder: Codable, Hashable, Sendable, WorldChecked {
    package var title: String
    package var start: Date?
    package var due: Date?
    /// Whether the dates are days, without a time.
    package var isAllDay: Bool?
    package var completed: Date?
    package var list: String?
    package var location: String?
    package var notes: String?
    /// The priority: 0 none, 1 to 4 high, 5 medium, 6 to 9 low.
    package var priority: Int?
    package var url: String?
    package var recurrence: Recurrence?
    package var alarms: [Alarm]?
    package var created: Date?
    package var modified: Date?
    package var id: String?

    package var mistake: (key: String, wanted: String)? {
      guard let priority, !(0...9).contains(priority) else { return nil }
      return ("priority", "a whole number from 0 to 9")
    }
  }

  package var mistake: (key: String, wanted: String)? {
    for calendar in calendars ?? [] {
      if let color = calendar.color, Self.components(of: color) == nil {
        return ("calendars", "with colors as #FF9500, not “\(color)”")
      }
    }
    return nil
  }

  /// Red, green and blue, 0…1; nil for a text of another form.
  package static func components(of color: String) -> [Double]? {
    guard color.hasPrefix("#"), color.utf8.count == 7, let value = Int(color.dropFirst(), radix: 16)
    else { return nil }
    return [16, 8, 0].map { Double((value >> $0) & 255) / 255 }
  }
}

package enum CalendarAccess: String, WorldChoice {
  case notDetermined, restricted, denied, writeOnly, fullAccess
}
