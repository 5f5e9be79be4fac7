import SwiftUI
import WidgetKit

struct CircularPhase: View {
  let moment: DayMoment

  var body: some View {
    ProgressView(value: moment.progress) {
      Image(systemName: moment.phase.symbol)
    } currentValueLabel: {
      Image(systemName: moment.phase.symbol)
    }
    .progressViewStyle(.circular)
    .containerBackground(.clear, for: .widget)
  }
}

struct RectangularPhase: View {
  let moment: DayMoment

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Label(moment.phase.name, systemImage: moment.phase.symbol)
        .font(.headline)
        .widgetAccentable()
      HStack(spacing: 4) {
        Text(moment.phase.next.arrival)
        Text(moment.end, style: .relative)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      ProgressView(timerInterval: moment.start...moment.end, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
      .progressViewStyle(.linear)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.clear, for: .widget)
  }
}

struct InlinePhase: View {
  let moment: DayMoment

  var body: some View {
    Label {
      Text(moment.phase.next.arrival) + Text(verbatim: " ") + Text(moment.end, style: .relative)
    } icon: {
      Image(systemName: moment.phase.symbol)
    }
  }
}
