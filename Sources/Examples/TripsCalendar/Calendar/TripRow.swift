import SwiftUI
import WidgetKit

struct TripRow: View {
  let trip: Trip
  let now: Date

  var body: some View {
    HStack(spacing: 10) {
      Image(trip.artwork)
        .resizable()
        .scaledToFill()
        .frame(width: 34, height: 34)
        .clipShape(RoundedRectangle(cornerRadius: 9, style: .continuous))
      VStack(alignment: .leading, spacing: 1) {
        Text(LocalizedStringKey(trip.destination))
          .font(.subheadline.weight(.semibold))
        TripDates(trip: trip)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      TripCountdown(trip: trip, now: now)
        .font(.footnote.weight(.semibold))
        .foregroundStyle(trip.color)
        .padding(.horizontal, 9)
        .padding(.vertical, 4)
        .background(trip.color.opacity(0.14), in: Capsule())
    }
  }
}

/// An invitation to plan a trip, in the place of the list where there is none.
struct NoTripsRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "suitcase.fill")
        .font(.title3)
        .foregroundStyle(Color.accentColor)
        .frame(width: 40, height: 40)
        .background(Color.accentColor.opacity(0.14), in: Circle())
      VStack(alignment: .leading, spacing: 1) {
        Text("Nothing planned yet")
          .font(.subheadline.weight(.semibold))
        Text("Tap to plan your next trip.")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .frame(minHeight: 78)
  }
}
