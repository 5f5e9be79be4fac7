import AppIntents
import Intents
import SwiftUI

/// Shows a widget on Xcode's canvas: a family, and the entries of a timeline.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries come from a provider.
@freestanding(declaration)
public macro Preview<P: TimelineProvider, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries come from a provider, for a configuration.
@freestanding(declaration)
public macro Preview<P: AppIntentTimelineProvider, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries come from a provider, for a configuration by an intent of SiriKit.
@freestanding(declaration)
public macro Preview<P: IntentTimelineProvider, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Shows a relevant widget: the entries themselves.
@freestanding(declaration)
public macro Preview<W: Widget, E: RelevanceEntry>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  @PreviewRelevanceEntryBuilder<E> relevanceEntries: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Shows a relevant widget: an entry for each configuration that its provider calls relevant.
@freestanding(declaration)
public macro Preview<W: Widget, P: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  relevanceProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Shows a relevant widget: an entry of its provider for each of these configurations.
@freestanding(declaration)
public macro Preview<W: Widget, P: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  relevanceProvider: @escaping @MainActor () -> P,
  relevance: @escaping @MainActor () async -> WidgetRelevance<P.Configuration>
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries of a preview's timeline, one a statement.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}

/// The entries of a relevant widget's preview, one a statement.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildPartialBlock(first: [Entry]) -> [Entry] { first }
  public static func buildPartialBlock(accumulated: [Entry], next: [Entry]) -> [Entry] {
    accumulated + next
  }
  public static func buildArray(_ components: [[Entry]]) -> [Entry] { components.flatMap { $0 } }
}
