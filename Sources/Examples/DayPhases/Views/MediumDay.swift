import SwiftUI
import WidgetKit

struct MediumDay: View {
  let entry: DayPhasesEntry

  var body: some View {
    HStack(spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.moment.phase.greeting)
          .font(.title3.weight(.semibold))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
          .unredacted()
        if let thought = entry.thought {
          Text(thought.text)
            .font(.footnote)
            .opacity(0.85)
            .lineLimit(2)
            .padding(.top, 2)
        }
        Spacer(minLength: 4)
        Text(entry.moment.phase.next.arrival)
          .font(.caption)
          .opacity(0.85)
          .unredacted()
        PhaseTimer(moment: entry.moment)
          .font(.system(.title, design: .rounded, weight: .semibold))
      }
      .frame(maxWidth: .infinity, alignment: .leading)

      VStack(spacing: 4) {
        Spacer(minLength: 0)
        SunArc(moment: entry.moment)
          .frame(height: 84)
        DaylightTimes(daylight: entry.moment.daylight)
      }
      .frame(width: 148)
    }
  }
}

/// Sunrise below the arc's beginning, sunset below its end.
struct DaylightTimes: View {
  let daylight: Daylight

  var body: some View {
    HStack {
      Text(daylight.sunrise, style: .time)
      Spacer()
      Text(daylight.sunset, style: .time)
    }
    .font(.caption2.weight(.medium).monospacedDigit())
    .opacity(0.85)
  }
}
