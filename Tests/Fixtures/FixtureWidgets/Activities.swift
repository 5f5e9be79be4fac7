import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// Points that the Lock Screen's content is high.
    var height: Double
    var arrival: Date
  }
  var order: String
}

/// Says on each presentation where it is.
struct ParcelActivity: Widget {
  struct Content: View {
    @Environment(\.activityFamily) var family
    let context: ActivityViewContext<ParcelAttributes>
    var body: some View {
      Text(verbatim: "\(context.attributes.order) \(family)\(context.isStale ? " stale" : "")")
        .frame(height: context.state.height)
        .activityBackgroundTint(.cyan)
        .widgetURL(URL(string: "parcel://\(context.attributes.order)"))
    }
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Content(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(verbatim: "leading") }
        DynamicIslandExpandedRegion(.bottom) {
          Text(verbatim: "bottom").frame(height: context.state.height)
        }
      } compactLeading: {
        // 58 points where it has room, and as high as the island here.
        ProgressView(value: 0.5) { Text(verbatim: "L") }.progressViewStyle(.circular)
      } compactTrailing: {
        Text(verbatim: "much too long for a side").fixedSize()
      } minimal: {
        Text(verbatim: "M")
      }
      .widgetURL(URL(string: "parcel://island"))
    }
    .supplementalActivityFamilies([.small])
  }
}

/// Attributes whose activity has no preview, and whose state can't be made up.
struct SilentAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    private enum Key: CodingKey { case code }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else { return }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "no code is right")
    }
  }
}

/// Has no previews: its states are made of its types.
struct FerryAttributes: ActivityAttributes {
  enum Stage: String, Codable { case boarding, crossing, landed }
  struct ContentState: Codable, Hashable {
    var stage: Stage
    var progress: Double
    var arrival: Date
    var gate: Int?
  }
  var shipName: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      let state = context.state
      Text(
        verbatim:
          "\(context.attributes.shipName) \(state.stage.rawValue) \(state.progress) \(state.gate ?? 0)"
      )
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(verbatim: "ferry") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

struct SilentActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SilentAttributes.self) { _ in
      Text(verbatim: "silent")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(verbatim: "silent") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("Low", as: .content, using: ParcelAttributes(order: "A")) {
  ParcelActivity()
} contentStates: {
  ParcelAttributes.ContentState(height: 20, arrival: Date(timeIntervalSince1970: 0))
}

#Preview("High", as: .content, using: ParcelAttributes(order: "B")) {
  ParcelActivity()
} contentStates: {
  ParcelAttributes.ContentState(height: 120, arrival: Date(timeIntervalSince1970: 0))
  ParcelAttributes.ContentState(height: 200, arrival: Date(timeIntervalSince1970: 0))
}

#Preview(as: .dynamicIsland(.compact), using: ParcelAttributes(order: "C")) {
  ParcelActivity()
} contentStates: {
  ParcelAttributes.ContentState(height: 20, arrival: Date(timeIntervalSince1970: 0))
}

/// Ends its process before it has a state.
struct BrittleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var number: Int }
}

struct BrittleActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BrittleAttributes.self) { context in
      Text(verbatim: "number \(context.state.number)")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(verbatim: "brittle") }
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

#Preview("Ends", as: .content, using: BrittleAttributes()) {
  BrittleActivity()
} contentStates: {
  BrittleAttributes.ContentState(number: endless())
}

#Preview("Holds", as: .content, using: BrittleAttributes()) {
  BrittleActivity()
} contentStates: {
  BrittleAttributes.ContentState(number: 2)
}

private func endless() -> Int { exit(3) }
