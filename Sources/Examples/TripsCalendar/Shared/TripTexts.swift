import SwiftUI

/// The first day and the last, as the reader's own language writes them.
struct TripDates: View {
  let trip: Trip

  private var format: Date.FormatStyle { .dateTime.month(.abbreviated).day() }

  var body: some View {
    Text("\(trip.start, format: format) – \(trip.end, format: format)")
  }
}

/// "In 5 days", "Tomorrow", "Today", "Day 3 of 7".
struct TripCountdown: View {
  let trip: Trip
  let now: Date

  var text: Text {
    switch trip.days(from: now) {
    case let days where days > 1: Text("In \(days) days")
    case 1: Text("Tomorrow")
    case 0: Text("Today")
    default: Text("Day \(trip.dayNumber(on: now)) of \(trip.length())")
    }
  }

  var body: some View { text }
}
