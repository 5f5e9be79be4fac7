import Foundation

/// A provider of the entries of a widget without configuration.
public protocol TimelineProvider: _PlaceholderProvider {
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// The times at which the widget is relevant, for a watch's Smart Stack.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
