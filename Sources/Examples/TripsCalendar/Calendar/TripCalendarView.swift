import SwiftUI
import WidgetKit

struct TripCalendarView: View {
  let entry: TripCalendarEntry

  private var isEmpty: Bool { entry.upcoming.isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .padding(.bottom, 8)
      MonthView(date: entry.date, trips: entry.trips)
      Divider()
        .padding(.vertical, 10)
      if isEmpty {
        NoTripsRow()
      } else {
        VStack(spacing: 10) {
          ForEach(entry.upcoming.prefix(2)) { trip in
            Link(destination: trip.url) {
              TripRow(trip: trip, now: entry.date)
            }
          }
        }
      }
    }
    // Seven columns hold two digits each up to here.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .widgetURL(URL(string: isEmpty ? "wayfare://new" : "wayfare://calendar"))
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(entry.date, format: .dateTime.month(.wide))
        .font(.title3.weight(.bold))
      Text(entry.date, format: .dateTime.year())
        .font(.title3)
        .foregroundStyle(.secondary)
      Spacer()
      if !isEmpty {
        Text("\(entry.upcoming.count) trips ahead")
          .font(.footnote.weight(.medium))
          .foregroundStyle(.secondary)
      }
    }
    .unredacted()
  }
}
