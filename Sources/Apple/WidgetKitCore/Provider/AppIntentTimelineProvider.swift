import AppIntents
import SwiftUI

/// A provider of the entries of a widget that the user configures by an App Intent.
public protocol AppIntentTimelineProvider: _PlaceholderProvider {
  associatedtype Intent: WidgetConfigurationIntent

  func recommendations() -> [AppIntentRecommendation<Intent>]
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// The configurations and the times at which the widget is relevant, for a watch's Smart Stack.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that the system offers ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: Text

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
