import Intents
import SwiftUI

/// A provider of the entries of a widget that the user configures by an intent of SiriKit.
public protocol IntentTimelineProvider: _PlaceholderProvider {
  associatedtype Intent: INIntent

  func recommendations() -> [IntentRecommendation<Intent>]
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// The configurations and the times at which the widget is relevant, for a watch's Smart Stack.
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A configuration that the system offers ready-made.
public struct IntentRecommendation<T: INIntent> {
  package let intent: T
  package let description: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
