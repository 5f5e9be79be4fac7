import SwiftUI
import WidgetKit

@main
struct TripsCalendarBundle: WidgetBundle {
  var body: some Widget {
    TripCalendarWidget()
    NextTripWidget()
  }
}
