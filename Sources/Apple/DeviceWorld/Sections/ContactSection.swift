import Foundation

/// The address book.
package struct ContactSection: Codable, Hashable, Sendable {
  package var authorization: LimitedAccess?
  package var people: [Person]?

  package struct Person: Codable, Hashable, Sendable {
    package var namePrefix: String?
    package var givenName: String?
    package var middleName: String?
    package var familyName: String?
    package var nameSuffix: String?
    package var nickname: String?
    package var organization: String?
    package var department: String?
    package var jobTitle: String?
    package var phones: [Labeled]?
    package var emails: [Labeled]?
    package var urls: [Labeled]?
    package var addresses: [Address]?
    /// The names of persons, labelled by what they are: `spouse`.
    package var relations: [Labeled]?
    package var birthday: Day?
    /// Other days, labelled by what they are: `anniversary`.
    package var dates: [LabeledDay]?
    /// A picture's path, beside the world file.
    package var image: String?
    package var note: String?
    /// The groups that the contact is in.
    package var groups: [String]?
    package var id: String?
  }

  /// A text with a label such as `home`: the text alone, or an object with both.
  package struct Labeled: Codable, Hashable, Sendable {
    package var value: String
    package var label: String?

    private enum Key: String, CodingKey { case value, label }

    package init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(String.self) {
        self.value = value
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      value = try container.decode(String.self, forKey: .value)
      label = try container.decodeIfPresent(String.self, forKey: .label)
    }
  }

  package struct LabeledDay: Codable, Hashable, Sendable {
    package var value: Day
    package var label: String?
  }

  package struct Address: Codable, Hashable, Sendable {
    package var label: String?
    package var street: String?
    package var subLocality: String?
    package var city: String?
    package var subAdministrativeArea: String?
    package var state: String?
    package var postalCode: String?
    package var country: String?
    package var isoCountryCode: String?
  }

  /// A day of the Gregorian calendar, of a year or of each one: `1990-05-17` or `--05-17`.
  package struct Day: Codable, Hashable, Sendable {
    package let year: Int?
    package let month: Int
    package let day: Int

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let day = Day(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "It should be a day, as 1990-05-17, or --05-17 without a year")
      }
      self = day
    }

    /// - Parameter text: the day, which a time may follow.
    private init?(_ text: String) {
      let day = text.split(separator: "T", maxSplits: 1).first.map(String.init) ?? ""
      let hasYear = !day.hasPrefix("--")
      // The year 2000 has each day that there is.
      let whole = hasYear ? day : "2000-" + day.dropFirst(2)
      let form = Date.ISO8601FormatStyle().year().month().day()
      guard let date = try? Date(whole, strategy: form) else { return nil }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      guard let month = parts.month, let number = parts.day else { return nil }
      year = hasYear ? parts.year : nil
      self.month = month
      self.day = number
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let start = year.map { String(repeating: "0", count: max(0, 4 - "\($0)".count)) + "\($0)" }
      try container.encode("\(start ?? "-")-\(two(month))-\(two(day))")
    }
  }
}
