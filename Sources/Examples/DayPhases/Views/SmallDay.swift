import SwiftUI
import WidgetKit

struct SmallDay: View {
  let entry: DayPhasesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.moment.phase.greeting)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .unredacted()
      Text(entry.moment.phase.next.arrival)
        .font(.caption)
        .opacity(0.85)
        .padding(.top, 6)
        .unredacted()
      PhaseTimer(moment: entry.moment)
        .font(.system(.title2, design: .rounded, weight: .semibold))
      Spacer(minLength: 0)
      SunArc(moment: entry.moment, disc: 13)
        .frame(height: 50)
        .padding(.horizontal, -6)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
