import SwiftUI
import WidgetKit

struct BoardList: View {
  let entry: BoardEntry
  let limit: Int

  var body: some View {
    VStack(spacing: 0) {
      BoardHeader(entry: entry)
        .padding(.bottom, 8)
      if entry.departures.isEmpty {
        NoBoats()
      } else {
        VStack(spacing: 4) {
          ForEach(entry.departures.prefix(limit)) { departure in
            row(departure)
          }
        }
        Spacer(minLength: 0)
      }
    }
  }

  @ViewBuilder private func row(_ departure: Departure) -> some View {
    let content = DepartureRow(
      departure: departure, now: entry.date,
      isNext: departure == entry.departures.first, isTall: limit > 3)
    if let url = departure.url {
      Link(destination: url) { content }
    } else {
      content
    }
  }
}
