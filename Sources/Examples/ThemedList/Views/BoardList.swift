import SwiftUI
import WidgetKit

/// A list of the next boats, as many as fit.
struct BoardList: View {
  let entry: BoardEntry
  /// Counts of rows to try, the largest first: small screens and large type show fewer.
  let limits: [Int]
  let isTall: Bool

  var body: some View {
    VStack(spacing: 8) {
      BoardHeader(entry: entry)
      if entry.departures.isEmpty {
        NoBoats()
      } else {
        ViewThatFits(in: .vertical) {
          ForEach(limits, id: \.self) { limit in
            rows(limit)
          }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
  }

  private func rows(_ limit: Int) -> some View {
    VStack(spacing: 4) {
      ForEach(entry.departures.prefix(limit)) { departure in
        row(departure)
      }
    }
  }

  @ViewBuilder private func row(_ departure: Departure) -> some View {
    let content = DepartureRow(
      departure: departure, now: entry.date,
      isNext: departure == entry.departures.first, isTall: isTall)
    if let url = departure.url {
      Link(destination: url) { content }
    } else {
      content
    }
  }
}
