import SwiftUI
import WidgetKit

/// How long until the next phase, counting by the second.
struct PhaseTimer: View {
  let moment: DayMoment

  var body: some View {
    Text(moment.end, style: .timer)
      .monospacedDigit()
      .multilineTextAlignment(.leading)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
  }
}
