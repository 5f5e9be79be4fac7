import AppIntents
import SwiftUI

/// The content of a relevant widget.
public protocol RelevanceEntry: Sendable, SendableMetatype {}

/// Says when a widget of a watch's Smart Stack matters, and what it shows then.
public protocol RelevanceEntriesProvider: SendableMetatype {
  associatedtype Configuration: WidgetConfigurationIntent
  associatedtype Entry: RelevanceEntry
  typealias Context = RelevanceEntriesProviderContext

  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func placeholder(context: Context) -> Entry
}

public struct RelevanceEntriesProviderContext: Sendable {
  /// Points.
  public let displaySize: CGSize
  public let isPreview: Bool

  init(_ context: TimelineProviderContext) {
    displaySize = context.displaySize
    isPreview = context.isPreview
  }
}
