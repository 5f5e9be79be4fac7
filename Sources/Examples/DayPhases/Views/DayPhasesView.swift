import SwiftUI
import WidgetKit

struct DayPhasesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: DayPhasesEntry

  var body: some View {
    content
      .widgetURL(URL(string: "solo://phase/\(entry.moment.phase.rawValue)"))
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: CircularPhase(moment: entry.moment)
    case .accessoryRectangular: RectangularPhase(moment: entry.moment)
    case .accessoryInline: InlinePhase(moment: entry.moment)
    case .systemMedium: onBackdrop(MediumDay(entry: entry))
    case .systemLarge: onBackdrop(LargeDay(entry: entry))
    default: onBackdrop(SmallDay(entry: entry))
    }
  }

  private func onBackdrop(_ content: some View) -> some View {
    content
      .foregroundStyle(entry.backdrop == .paper ? Color.primary : Color.white)
      .containerBackground(for: .widget) {
        BackdropView(backdrop: entry.backdrop, moment: entry.moment)
      }
  }
}
