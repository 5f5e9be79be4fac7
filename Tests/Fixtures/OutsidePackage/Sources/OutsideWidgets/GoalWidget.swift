import Intents
import SwiftUI
import WidgetKit

struct GoalEntry: TimelineEntry {
  let date: Date
  let configuration: GoalIntent
}

struct GoalProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> GoalEntry {
    GoalEntry(date: Date(), configuration: GoalIntent())
  }

  func getSnapshot(
    for configuration: GoalIntent, in context: Context, completion: @escaping (GoalEntry) -> Void
  ) {
    completion(GoalEntry(date: Date(), configuration: configuration))
  }

  func getTimeline(
    for configuration: GoalIntent, in context: Context,
    completion: @escaping (Timeline<GoalEntry>) -> Void
  ) {
    completion(
      Timeline(
        entries: [GoalEntry(date: Date(), configuration: configuration)], policy: .never))
  }
}

/// Configured by an intent that the plug-in makes of Goal.intentdefinition.
struct GoalWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Goal", intent: GoalIntent.self, provider: GoalProvider()) { entry in
      VStack {
        Image(.flag)
        Text(
          "\(entry.configuration.steps?.intValue ?? 0) \(entry.configuration.unit?.displayString ?? "")"
        )
        .foregroundStyle(.goal)
        Text(
          verbatim: Bundle.main.object(forInfoDictionaryKey: "GroupIdentifier") as? String
            ?? "no group")
      }
      .containerBackground(.widgetBackground, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

class IntentHandler: INExtension, GoalIntentHandling {
  func provideUnitOptionsCollection(
    for intent: GoalIntent,
    with completion: @escaping (INObjectCollection<GoalUnit>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: [GoalUnit(identifier: "km", display: "Kilometres")]), nil)
  }

  func defaultUnit(for intent: GoalIntent) -> GoalUnit? {
    GoalUnit(identifier: "steps", display: "Steps")
  }
}
