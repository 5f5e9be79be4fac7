import SwiftUI
import WidgetKit

struct CircularTrip: View {
  let entry: NextTripEntry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      if let trip = entry.trip {
        let days = trip.days(from: entry.date)
        VStack(spacing: -2) {
          Image(systemName: "airplane")
            .font(.caption)
            .widgetAccentable()
          Text("\(days > 0 ? days : trip.dayNumber(on: entry.date))")
            .font(.title2.weight(.semibold))
          Text(days > 1 ? "days" : "day")
            .font(.system(size: 10, weight: .medium))
        }
      } else {
        Image(systemName: "calendar.badge.plus")
          .font(.title3)
      }
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct RectangularTrip: View {
  let entry: NextTripEntry

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        if let trip = entry.trip {
          Text(LocalizedStringKey(trip.destination))
            .font(.headline)
            .widgetAccentable()
          TripDates(trip: trip)
          TripCountdown(trip: trip, now: entry.date)
            .foregroundStyle(.secondary)
        } else {
          Text("Where to next?")
            .font(.headline)
          Text("Tap to plan a trip.")
            .foregroundStyle(.secondary)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .containerBackground(.clear, for: .widget)
  }
}

struct InlineTrip: View {
  let entry: NextTripEntry

  var body: some View {
    if let trip = entry.trip {
      Label {
        Text(LocalizedStringKey(trip.destination)) + Text(verbatim: " · ")
          + TripCountdown(trip: trip, now: entry.date).text
      } icon: {
        Image(systemName: "airplane")
      }
    } else {
      Label("No trips", systemImage: "airplane")
    }
  }
}
