import Foundation
import SwiftUI

/// A journey from its first day to its last.
struct Trip: Codable, Hashable, Identifiable, Sendable {
  enum Tint: String, Codable, Sendable {
    case vermilion, ocean, aurora, alpine
  }

  let id: String
  var destination: String
  var country: String
  /// Midnight of the first day.
  var start: Date
  /// Midnight of the last day, which still belongs to the trip.
  var end: Date
  var tint: Tint
  /// The picture's name in the catalogue.
  var artwork: String
  var flight: String?
  var stay: String?

  var url: URL { URL(string: "wayfare://trip/\(id)")! }
  var color: Color { Color("Trip/\(tint.rawValue)") }

  func contains(_ date: Date, calendar: Calendar = .current) -> Bool {
    let day = calendar.startOfDay(for: date)
    return start <= day && day <= end
  }

  /// Whole days from a moment's day to the first day; negative once the trip has begun.
  func days(from date: Date, calendar: Calendar = .current) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: start).day ?? 0
  }

  /// The number of the day within the trip, from 1.
  func dayNumber(on date: Date, calendar: Calendar = .current) -> Int {
    1 - days(from: date, calendar: calendar)
  }

  func length(calendar: Calendar = .current) -> Int {
    (calendar.dateComponents([.day], from: start, to: end).day ?? 0) + 1
  }
}
