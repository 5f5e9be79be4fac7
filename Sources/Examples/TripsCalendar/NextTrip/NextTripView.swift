import SwiftUI
import WidgetKit

struct NextTripView: View {
  @Environment(\.widgetFamily) private var family
  let entry: NextTripEntry

  var body: some View {
    content
      .widgetURL(entry.trip?.url ?? URL(string: "wayfare://new"))
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: CircularTrip(entry: entry)
    case .accessoryRectangular: RectangularTrip(entry: entry)
    case .accessoryInline: InlineTrip(entry: entry)
    default:
      if let trip = entry.trip {
        if family == .systemMedium {
          MediumTrip(trip: trip, entry: entry)
        } else {
          SmallTrip(trip: trip, now: entry.date)
        }
      } else {
        NoTrip()
      }
    }
  }
}
