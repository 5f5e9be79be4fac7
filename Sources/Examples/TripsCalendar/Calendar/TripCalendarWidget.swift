import SwiftUI
import WidgetKit

struct TripCalendarWidget: Widget {
  let kind = "TripCalendar"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TripCalendarProvider()) { entry in
      TripCalendarView(entry: entry)
        .containerBackground(Color("WidgetBackground"), for: .widget)
    }
    .configurationDisplayName("Trip Calendar")
    .description("This month's trips at a glance, and the ones to come.")
    .supportedFamilies([.systemLarge])
  }
}

#Preview("Trips", as: .systemLarge) {
  TripCalendarWidget()
} timeline: {
  TripCalendarEntry(date: .now, trips: TripStore().samples(around: .now))
}

#Preview("No Trips", as: .systemLarge) {
  TripCalendarWidget()
} timeline: {
  TripCalendarEntry(date: .now, trips: [])
}
