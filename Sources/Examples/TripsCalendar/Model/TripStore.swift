import Foundation

/// The trips that the app keeps in the App Group.
struct TripStore {
  static let group = "group.example.wayfare"

  var calendar: Calendar = .current

  /// All trips, the earliest first. An empty list is someone without plans; no list at all is
  /// someone who has yet to open the app, and sees what it could look like.
  func trips(at now: Date) -> [Trip] {
    guard let data = UserDefaults(suiteName: Self.group)?.data(forKey: "trips") else {
      return samples(around: now)
    }
    let trips = (try? JSONDecoder().decode([Trip].self, from: data)) ?? []
    return trips.sorted { $0.start < $1.start }
  }

  func upcoming(at now: Date) -> [Trip] {
    let today = calendar.startOfDay(for: now)
    return trips(at: now).filter { $0.end >= today }
  }

  func samples(around now: Date) -> [Trip] {
    let today = calendar.startOfDay(for: now)
    func day(_ offset: Int) -> Date {
      calendar.date(byAdding: .day, value: offset, to: today) ?? today
    }
    return [
      Trip(
        id: "chamonix", destination: "Chamonix", country: "France", start: day(-7), end: day(-4),
        tint: .alpine, artwork: "Chamonix", flight: nil, stay: "Chalet Les Drus"),
      Trip(
        id: "kyoto", destination: "Kyoto", country: "Japan", start: day(5), end: day(11),
        tint: .vermilion, artwork: "Kyoto", flight: "WF 218", stay: "Machiya Hanare"),
      Trip(
        id: "lisbon", destination: "Lisbon", country: "Portugal", start: day(18), end: day(21),
        tint: .ocean, artwork: "Lisbon", flight: "WF 074", stay: "Casa do Miradouro"),
      Trip(
        id: "reykjavik", destination: "Reykjavík", country: "Iceland", start: day(46),
        end: day(52), tint: .aurora, artwork: "Reykjavik", flight: "WF 660", stay: "Hótel Esja"),
    ]
  }
}
