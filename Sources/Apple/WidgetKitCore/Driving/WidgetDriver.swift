import AppIntents
import SwiftUI

/// The host's interface to a widget, whatever its configuration and provider.
@MainActor
package final class WidgetDriver {
  package typealias Context = TimelineProviderContext
  package typealias Answer<Value> = @Sendable (Handover<Value>) -> Void

  /// The configuration before the user has changed it; nil where there is none. It may run the intent's
  /// queries, and so is asynchronous.
  package var makeConfiguration: () async -> AnyObject? = { nil }
  /// The provider's recommendations, in its order.
  package var recommendations: () -> [Recommendation] = { [] }
  package var placeholder: (Context) -> DrivenEntry
  package var snapshot: (Context, AnyObject?, @escaping Answer<DrivenEntry>) -> Void
  package var timeline: (Context, AnyObject?, @escaping Answer<DrivenTimeline>) -> Void
  /// The clues to when the widget is relevant, the most important first.
  package var relevance: () async -> [RelevantContext] = { [] }

  /// An entry of a preview with its view; nil for one of another widget.
  package var drive: (Any) -> DrivenEntry? = { _ in nil }

  package init(
    placeholder: @escaping (Context) -> DrivenEntry,
    snapshot: @escaping (Context, AnyObject?, @escaping Answer<DrivenEntry>) -> Void,
    timeline: @escaping (Context, AnyObject?, @escaping Answer<DrivenTimeline>) -> Void
  ) {
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }
}
