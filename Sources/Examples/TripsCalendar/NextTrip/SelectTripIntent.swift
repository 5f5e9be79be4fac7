import AppIntents
import WidgetKit

struct SelectTripIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Trip"
  static let description = IntentDescription("Shows the trip you choose, or the next one.")

  /// The trip to show; nil for whichever comes next.
  @Parameter(title: "Trip")
  var trip: TripEntity?

  @Parameter(title: "Show Details", default: true)
  var showsDetails: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$trip)") {
      \.$showsDetails
    }
  }
}
