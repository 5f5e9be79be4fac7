import SwiftUI

struct MarketEvent: Identifiable {
  enum Kind {
    case results, dividend, figures

    var color: Color {
      switch self {
      case .results: Color("Results")
      case .dividend: Color("Dividend")
      case .figures: Color.accentColor
      }
    }

    var name: LocalizedStringKey {
      switch self {
      case .results: "Results"
      case .dividend: "Dividend"
      case .figures: "Figures"
      }
    }
  }

  let id: Int
  let kind: Kind
  let title: String
  let date: Date

  static func samples(on day: Date, calendar: Calendar = .current) -> [MarketEvent] {
    let events: [(kind: Kind, title: String, hour: Int, minute: Int)] = [
      (.results, "Aurora Robotics", 10, 30),
      (.figures, "Consumer prices", 13, 0),
      (.dividend, "Orchard Foods", 15, 15),
      (.results, "Kite Labs", 21, 0),
    ]
    return events.enumerated().compactMap { index, event in
      calendar.date(bySettingHour: event.hour, minute: event.minute, second: 0, of: day)
        .map { MarketEvent(id: index, kind: event.kind, title: event.title, date: $0) }
    }
  }
}
