import AppIntents
import SwiftUI

/// The content of a relevant widget.
public protocol RelevanceEntry: Sendable, SendableMetatype {}

/// A provider of a relevant widget: when the Smart Stack of a watch shows it, and with which entry.
public protocol RelevanceEntriesProvider: _RelevancePlaceholderProvider {
  associatedtype Configuration: WidgetConfigurationIntent

  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  /// The widget's size, in points.
  public let displaySize: CGSize
  public let isPreview: Bool

  init(_ context: TimelineProviderContext) {
    displaySize = context.displaySize
    isPreview = context.isPreview
  }
}
