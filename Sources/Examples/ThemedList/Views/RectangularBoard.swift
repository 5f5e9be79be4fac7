import SwiftUI
import WidgetKit

struct RectangularBoard: View {
  let entry: BoardEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Label(LocalizedStringKey(entry.pier), systemImage: "ferry.fill")
        .font(.headline)
        .labelStyle(CloseLabelStyle())
        .widgetAccentable()
      ForEach(entry.departures.prefix(2)) { departure in
        HStack(spacing: 4) {
          Text(departure.date, style: .time)
            .fontWeight(.semibold)
          Text(LocalizedStringKey(departure.destination))
            .foregroundStyle(.secondary)
        }
        .font(.subheadline)
        .lineLimit(1)
      }
      if entry.departures.isEmpty {
        Text("No boats for now")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
