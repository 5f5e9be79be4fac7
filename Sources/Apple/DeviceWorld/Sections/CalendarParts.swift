import Foundation

extension CalendarSection {
  /// The kind of a calendar, in the order of `EKCalendarType`.
  package enum CalendarType: String, WorldChoice {
    case local, calDAV, exchange, subscription, birthday
  }

  package enum Availability: String, WorldChoice { case busy, free, tentative, unavailable }

  package enum Status: String, WorldChoice { case none, confirmed, tentative, canceled }

  /// The rule by which an event or a reminder comes again.
  package struct Recurrence: Codable, Hashable, Sendable, WorldChecked {
    package var frequency: Frequency
    /// The number of days, weeks, months or years from one to the next; 1 by default.
    package var interval: Int?
    /// The days of a weekly rule; the day of the first one by default.
    package var days: [Weekday]?
    /// The last moment at which one begins.
    package var until: Date?
    /// The number of occurrences.
    package var count: Int?

    package var mistake: (key: String, wanted: String)? {
      if let interval, !(1...1000).contains(interval) {
        return ("interval", "a whole number from 1 to 1000")
      }
      if let count, count < 1 { return ("count", "a whole number from 1 on") }
      if until != nil, count != nil { return ("count", "left out, as there is “until”") }
      if days?.isEmpty == false, frequency != .weekly {
        return ("days", "left out, as the frequency isn't weekly")
      }
      return nil
    }
  }

  /// In the order of `EKRecurrenceFrequency`.
  package enum Frequency: String, WorldChoice { case daily, weekly, monthly, yearly }

  /// In the order of `EKWeekday`.
  package enum Weekday: String, WorldChoice {
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    /// The number, 1 for Sunday.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  }

  /// The time or place of an alarm.
  package struct Alarm: Codable, Hashable, Sendable, WorldChecked {
    /// Seconds from the start; negative ones are before it.
    package var offset: Double?
    package var date: Date?
    /// The place's name.
    package var location: String?
    package var latitude: Double?
    package var longitude: Double?
    /// Metres.
    package var radius: Double?
    package var proximity: Proximity?

    package enum Proximity: String, WorldChoice { case none, enter, leave }

    package var mistake: (key: String, wanted: String)? {
      if offset == nil, date == nil, location == nil {
        return ("offset", "given, or “date” or “location”")
      }
      if let latitude, !(-90...90).contains(latitude) {
        return ("latitude", "a number from -90 to 90")
      }
      if let longitude, !(-180...180).contains(longitude) {
        return ("longitude", "a number from -180 to 180")
      }
      return nil
    }
  }

  /// A person who takes part in an event: a name, or an object with more.
  package struct Attendee: Codable, Hashable, Sendable {
    package var name: String
    package var email: String?
    package var status: Answer?
    package var role: Role?
    package var type: Kind?
    package var isCurrentUser: Bool?

    /// In the order of `EKParticipantStatus`.
    package enum Answer: String, WorldChoice {
      case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
    }
    /// In the order of `EKParticipantRole`.
    package enum Role: String, WorldChoice {
      case unknown, required, optional, chair, nonParticipant
    }
    /// In the order of `EKParticipantType`.
    package enum Kind: String, WorldChoice { case unknown, person, room, resource, group }

    private enum Key: String, CodingKey { case name, email, status, role, type, isCurrentUser }

    package init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self.name = name
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      email = try container.decodeIfPresent(String.self, forKey: .email)
      status = try container.decodeIfPresent(Answer.self, forKey: .status)
      role = try container.decodeIfPresent(Role.self, forKey: .role)
      type = try container.decodeIfPresent(Kind.self, forKey: .type)
      isCurrentUser = try container.decodeIfPresent(Bool.self, forKey: .isCurrentUser)
    }
  }
}
