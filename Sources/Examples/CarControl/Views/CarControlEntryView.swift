import SwiftUI
import WidgetKit

struct CarControlEntryView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CarControlEntry

  var body: some View {
    switch family {
    case .accessoryCorner: CornerBattery(vehicle: entry.vehicle)
    case .accessoryCircular: CircularBattery(vehicle: entry.vehicle)
    case .accessoryRectangular: RectangularStatus(vehicle: entry.vehicle)
    case .accessoryInline: InlineStatus(vehicle: entry.vehicle)
    case .systemMedium: MediumControls(entry: entry).carBackground()
    case .systemLarge: LargeControls(entry: entry).carBackground()
    case .systemExtraLarge: ExtraLargeControls(entry: entry).carBackground()
    default: SmallControls(entry: entry).carBackground()
    }
  }
}

extension View {
  /// The soft studio floor that the car stands on.
  fileprivate func carBackground() -> some View {
    containerBackground(for: .widget) {
      LinearGradient(
        colors: [Color("StudioTop"), Color("StudioBottom")],
        startPoint: .top, endPoint: .bottom)
    }
    .widgetURL(URL(string: "aria://car"))
    // The tiles are as small as a finger allows: their words grow one step and no further.
    .dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}
