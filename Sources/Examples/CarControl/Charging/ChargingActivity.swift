import ActivityKit
import SwiftUI
import WidgetKit

struct ChargingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChargingAttributes.self) { context in
      ChargingContent(context: context)
        .activityBackgroundTint(Color("ChargingGround"))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "aria://charging"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          ChargingTitle(context: context)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(verbatim: context.state.chargeText)
            .font(.system(.title2, design: .rounded, weight: .bold))
            .foregroundStyle(Color("Battery"))
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 8) {
            HStack(alignment: .bottom) {
              ChargingFigures(context: context)
              Spacer()
              Image("Car").resizable().scaledToFit().frame(height: 40)
            }
            ChargingTrack(charge: context.state.charge, limit: context.attributes.limit)
          }
        }
      } compactLeading: {
        Image(systemName: context.state.isCharging ? "bolt.fill" : "car.fill")
          .foregroundStyle(Color("Battery"))
      } compactTrailing: {
        Text(verbatim: context.state.chargeText)
          .monospacedDigit()
          .foregroundStyle(Color("Battery"))
      } minimal: {
        ChargingRing(state: context.state)
      }
      .keylineTint(Color("Battery"))
      .widgetURL(URL(string: "aria://charging"))
    }
    .configurationDisplayName("Charging")
    .description("See from afar how far your car is charged.")
    .supplementalActivityFamilies([.small])
  }
}
