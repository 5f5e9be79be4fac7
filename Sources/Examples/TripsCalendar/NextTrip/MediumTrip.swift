import SwiftUI
import WidgetKit

/// Words on the leading side, the picture inset on the other.
struct MediumTrip: View {
  let trip: Trip
  let entry: NextTripEntry

  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 0) {
        TripCountdown(trip: trip, now: entry.date)
          .font(.caption.weight(.semibold))
          .textCase(.uppercase)
          .foregroundStyle(trip.color)
        Text(LocalizedStringKey(trip.destination))
          .font(.title.weight(.bold))
          .minimumScaleFactor(0.6)
        TripDates(trip: trip)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Spacer(minLength: 8)
        if entry.showsDetails {
          details
        }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)

      Image(trip.artwork)
        .resizable()
        .scaledToFill()
        .frame(width: 134, height: 134)
        .overlay(alignment: .bottomTrailing) {
          if trip.contains(entry.date) {
            DayProgress(trip: trip, now: entry.date)
              .padding(8)
          }
        }
        .clipShape(ContainerRelativeShape())
        .padding(-4)
    }
    .containerBackground(for: .widget) { Color("WidgetBackground") }
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let flight = trip.flight {
        detail(flight, symbol: "airplane.departure")
      }
      if let stay = trip.stay {
        detail(stay, symbol: "bed.double.fill")
          .privacySensitive()
      }
    }
  }

  private func detail(_ text: String, symbol: String) -> some View {
    HStack(spacing: 6) {
      Image(systemName: symbol)
        .font(.caption2)
        .foregroundStyle(trip.color)
        .frame(width: 16)
      Text(verbatim: text)
        .font(.caption.weight(.medium))
    }
  }
}

/// The share of the trip that is over, as a ring.
private struct DayProgress: View {
  let trip: Trip
  let now: Date

  var body: some View {
    let day = trip.dayNumber(on: now)
    ZStack {
      Circle()
        .fill(.black.opacity(0.35))
      Circle()
        .trim(from: 0, to: Double(day) / Double(trip.length()))
        .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .padding(3)
      Text("\(day)")
        .font(.caption2.weight(.bold))
        .foregroundStyle(.white)
    }
    .frame(width: 32, height: 32)
  }
}
