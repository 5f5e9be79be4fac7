import SwiftUI
import WidgetKit

struct DepartureRow: View {
  let departure: Departure
  let now: Date
  /// The next boat counts down; the others only say when they leave.
  let isNext: Bool
  let isTall: Bool

  var body: some View {
    HStack(spacing: 10) {
      RouteBadge(route: departure.route)
      VStack(alignment: .leading, spacing: 0) {
        Text(LocalizedStringKey(departure.destination))
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(Color("Ink"))
        if isTall {
          Text("Berth \(departure.berth)")
            .font(.caption2)
            .foregroundStyle(Color("InkSecondary"))
        }
      }
      .lineLimit(1)
      Spacer(minLength: 6)
      trailing
        .layoutPriority(1)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 2)
    .frame(minHeight: isTall ? 37 : 27)
    .background(Color("Row"), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
  }

  /// Minutes and seconds say nothing of tomorrow's first boat.
  private var isSoon: Bool {
    departure.date > now && departure.date.timeIntervalSince(now) <= 3600
  }

  private var trailing: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if isNext, isSoon {
        Countdown(from: now, to: departure.date)
          .font(.caption.weight(.semibold).monospacedDigit())
          .foregroundStyle(Color("Ink"))
          .frame(minWidth: 46, maxWidth: 64)
          .fixedSize(horizontal: true, vertical: false)
      }
      Text(departure.date, style: .time)
        .font(.subheadline.monospacedDigit())
        .fontWeight(isNext ? .semibold : .regular)
        .foregroundStyle(departure.delay > 0 ? Color("Late") : Color("Ink"))
    }
    .lineLimit(1)
  }
}

/// Minutes and seconds until a boat leaves.
struct Countdown: View {
  let from: Date
  let to: Date

  var body: some View {
    Text(timerInterval: from...to, countsDown: true, showsHours: false)
      // A timer takes all the width it is offered, so its text needs an alignment.
      .multilineTextAlignment(.trailing)
  }
}
