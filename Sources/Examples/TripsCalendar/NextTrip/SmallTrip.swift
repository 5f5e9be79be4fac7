import SwiftUI
import WidgetKit

/// The destination's picture from edge to edge, with words where it is dark.
struct SmallTrip: View {
  let trip: Trip
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TripCountdown(trip: trip, now: now)
        .font(.caption.weight(.semibold))
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.black.opacity(0.3), in: Capsule())
      Spacer(minLength: 0)
      Text(LocalizedStringKey(trip.destination))
        .font(.title2.weight(.bold))
        .minimumScaleFactor(0.7)
        .shadow(color: .black.opacity(0.3), radius: 4, y: 1)
      TripDates(trip: trip)
        .font(.caption.weight(.medium))
        .opacity(0.9)
    }
    .lineLimit(1)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      ZStack {
        Image(trip.artwork)
          .resizable()
          .scaledToFill()
        LinearGradient(
          stops: [
            .init(color: .clear, location: 0.35),
            .init(color: .black.opacity(0.5), location: 0.7),
            .init(color: .black.opacity(0.7), location: 1),
          ],
          startPoint: .top, endPoint: .bottom)
      }
    }
  }
}
