import SwiftUI
import WidgetKit

struct MonthView: View {
  let date: Date
  let trips: [Trip]

  var body: some View {
    let grid = MonthGrid(containing: date)
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(grid.weekdaySymbols.enumerated()), id: \.offset) { _, symbol in
          Text(symbol)
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.bottom, 4)
      ForEach(grid.weeks) { week in
        WeekRow(week: week, bars: grid.bars(of: trips, in: week), now: date)
          .frame(maxHeight: .infinity)
      }
    }
    .unredacted()
  }
}

private struct WeekRow: View {
  let week: MonthGrid.Week
  let bars: [MonthGrid.Bar]
  let now: Date

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(week.days.enumerated()), id: \.offset) { column, day in
        ZStack {
          if let day {
            DayNumber(day: day, now: now, trip: trip(at: column))
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(maxHeight: .infinity)
    .background {
      GeometryReader { proxy in
        let column = proxy.size.width / 7
        let height = min(26, proxy.size.height - 3)
        ForEach(bars) { bar in
          TripBar(bar: bar)
            .frame(width: column * CGFloat(bar.columns.count) - inset(bar), height: height)
            .position(
              x: column * (CGFloat(bar.columns.lowerBound) + CGFloat(bar.columns.count) / 2)
                + shift(bar),
              y: proxy.size.height / 2)
        }
      }
    }
  }

  private func trip(at column: Int) -> Trip? {
    bars.first { $0.columns.contains(column) }?.trip
  }

  /// A rounded end stands clear of its neighbour; one that goes on reaches the edge.
  private func inset(_ bar: MonthGrid.Bar) -> CGFloat {
    (bar.begins ? 6 : 0) + (bar.ends ? 6 : 0)
  }

  private func shift(_ bar: MonthGrid.Bar) -> CGFloat {
    (bar.begins ? 3 : 0) - (bar.ends ? 3 : 0)
  }
}

private struct TripBar: View {
  let bar: MonthGrid.Bar

  var body: some View {
    GeometryReader { proxy in
      let radius = proxy.size.height / 2
      UnevenRoundedRectangle(
        topLeadingRadius: bar.begins ? radius : 3,
        bottomLeadingRadius: bar.begins ? radius : 3,
        bottomTrailingRadius: bar.ends ? radius : 3,
        topTrailingRadius: bar.ends ? radius : 3,
        style: .continuous
      )
      .fill(bar.trip.color.opacity(0.22))
    }
  }
}

private struct DayNumber: View {
  let day: Date
  let now: Date
  let trip: Trip?

  private var isToday: Bool { Calendar.current.isDate(day, inSameDayAs: now) }
  private var isPast: Bool { day < Calendar.current.startOfDay(for: now) }

  var body: some View {
    // The number alone: some languages would write "9日" into each place.
    Text(verbatim: Calendar.current.component(.day, from: day).formatted())
      .font(.footnote.monospacedDigit())
      .fontWeight(isToday || trip != nil ? .semibold : .regular)
      .foregroundStyle(style)
      .background {
        if isToday {
          Circle()
            .fill(Color.accentColor)
            .frame(width: 24, height: 24)
        }
      }
  }

  private var style: AnyShapeStyle {
    if isToday { return AnyShapeStyle(.white) }
    if let trip { return AnyShapeStyle(trip.color.opacity(isPast ? 0.6 : 1)) }
    return isPast ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary)
  }
}
