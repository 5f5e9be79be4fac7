import SwiftUI
import WidgetKit

struct NextTripWidget: Widget {
  let kind = "NextTrip"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: SelectTripIntent.self, provider: NextTripProvider()
    ) { entry in
      NextTripView(entry: entry)
    }
    .configurationDisplayName("Next Trip")
    .description("Counts the days to your next trip, or to one that you choose.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

#Preview("Next Trip", as: .systemSmall) {
  NextTripWidget()
} timeline: {
  NextTripEntry(
    date: .now, trip: TripStore().samples(around: .now).first { $0.start > .now },
    showsDetails: true)
  NextTripEntry(date: .now, trip: nil, showsDetails: true)
}
