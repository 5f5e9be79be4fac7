import SwiftUI
import WidgetKit

/// The next boat alone, as large as a small widget lets it be.
struct NextBoat: View {
  let entry: BoardEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BoardHeader(entry: entry, showsSource: false)
      Spacer(minLength: 4)
      if let next = entry.departures.first {
        HStack(spacing: 6) {
          RouteBadge(route: next.route)
          if next.delay > 0 {
            Text("+\(next.delay) min")
              .font(.caption2.weight(.semibold))
              .foregroundStyle(Color("Late"))
          }
        }
        .padding(.bottom, 4)
        Text(LocalizedStringKey(next.destination))
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(Color("Ink"))
          .lineLimit(2)
          .fixedSize(horizontal: false, vertical: true)
        Text(next.date, style: .time)
          .font(.system(.title2, design: .rounded, weight: .bold))
          .foregroundStyle(Color("Ink"))
          .minimumScaleFactor(0.8)
          .lineLimit(1)
        if entry.departures.count > 1 {
          Text("then \(entry.departures[1].date, style: .time)")
            .font(.caption2)
            .foregroundStyle(Color("InkSecondary"))
        }
      } else {
        NoBoats()
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}
