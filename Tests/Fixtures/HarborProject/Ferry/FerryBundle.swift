import ActivityKit
import SwiftUI
import WidgetKit

struct CrossingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var progress: Double
    var gateNumber: Int
  }
  var shipName: String
}

@main
struct CrossingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CrossingAttributes.self) { context in
      Text(verbatim: "\(context.attributes.shipName) \(context.state.gateNumber)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { ProgressView(value: context.state.progress) }
      } compactLeading: {
        Text(verbatim: "F")
      } compactTrailing: {
        Text(verbatim: "\(context.state.gateNumber)")
      } minimal: {
        Text(verbatim: "F")
      }
    }
  }
}
