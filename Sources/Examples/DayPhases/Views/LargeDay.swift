import SwiftUI
import WidgetKit

struct LargeDay: View {
  let entry: DayPhasesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text(entry.moment.phase.greeting)
          .font(.title2.weight(.semibold))
        Spacer()
        Text(entry.date, format: .dateTime.weekday(.abbreviated).month(.abbreviated).day())
          .font(.subheadline.weight(.medium))
          .opacity(0.85)
      }
      .unredacted()
      if let thought = entry.thought {
        Text(thought.text)
          .font(.subheadline)
          .opacity(0.85)
      }
      SunArc(moment: entry.moment, disc: 22)
        .padding(.top, 4)
      DaylightTimes(daylight: entry.moment.daylight)
        .padding(.bottom, 12)
      VStack(spacing: 0) {
        ForEach(DayPhase.allCases) { phase in
          PhaseRow(phase: phase, moment: entry.moment)
          if phase != .evening {
            Divider()
              .overlay(Color.white.opacity(0.12))
              .padding(.leading, 34)
          }
        }
      }
      .padding(.horizontal, 12)
      .background(panel, in: ContainerRelativeShape())
      .padding(-4)
    }
  }

  /// Darkens a picture so that white words stand on it; only tints paper.
  private var panel: Color {
    entry.backdrop == .paper ? .primary.opacity(0.06) : .black.opacity(0.22)
  }
}

private struct PhaseRow: View {
  let phase: DayPhase
  let moment: DayMoment

  private var isNow: Bool { phase == moment.phase }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: phase.symbol)
        .font(.system(size: 15, weight: .medium))
        .frame(width: 22)
      Text(phase.name)
        .font(.subheadline.weight(isNow ? .semibold : .regular))
      Spacer(minLength: 8)
      if isNow {
        ProgressView(value: moment.progress)
          .progressViewStyle(.linear)
          .tint(Color("Sun"))
          .frame(width: 56)
        Text(moment.end, style: .timer)
          .font(.subheadline.weight(.semibold).monospacedDigit())
          .multilineTextAlignment(.trailing)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
          .frame(width: 72, alignment: .trailing)
      } else {
        Text(start, style: .time)
          .font(.subheadline.monospacedDigit())
          .opacity(0.85)
      }
    }
    .frame(height: 36)
  }

  private var start: Date {
    Calendar.current.date(
      bySettingHour: phase.firstHour, minute: 0, second: 0, of: moment.date) ?? moment.date
  }
}
