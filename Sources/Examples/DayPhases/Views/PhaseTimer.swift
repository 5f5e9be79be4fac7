import SwiftUI
import WidgetKit

/// The time until the next phase, counting down by the second.
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
