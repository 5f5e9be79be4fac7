import Foundation

/// One sailing on one day.
struct Departure: Identifiable, Hashable {
  let route: String
  let destination: String
  let berth: String
  /// The departure time in the timetable.
  let scheduled: Date
  /// Minutes behind the timetable, as the operator reports.
  let delay: Int

  var id: String { "\(route)-\(Int(scheduled.timeIntervalSinceReferenceDate))" }
  var date: Date { scheduled.addingTimeInterval(Double(delay) * 60) }

  var url: URL? {
    var components = URLComponents()
    components.scheme = "tidewater"
    components.host = "sailing"
    components.path = "/\(id)"
    return components.url
  }
}
