import SwiftUI

/// The first day and the last, as the reader's own language writes them.
struct TripDates: View {
  let trip: Trip

  var body: some View {
    Text("\(trip.start, format: .dateTime.month(.abbreviated).day()) – \(trip.end, format: .dateTime.month(.abbreviated).day())")
  }
}

/// "In 5 days", "Tomorrow", "Today", "Day 3 of 7".
struct TripCountdown: View {
  let trip: Trip
  let now: Date

  var body: some View {
    let days = trip.days(from: now)
    switch days {
    case 2...: Text("In \(days) days")
    case 1: Text("Tomorrow")
    case 0: Text("Today")
    default: Text("Day \(trip.dayNumber(on: now)) of \(trip.length())")
    }
  }
}
