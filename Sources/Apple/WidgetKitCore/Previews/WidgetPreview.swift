import AppIntents
import SwiftUI

/// Shows a widget on Xcode's canvas: a family, and the entries of a timeline.
@freestanding(declaration)
public macro Preview<E: TimelineEntry, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Shows a widget's timeline on Xcode's canvas, with a configuration.
@freestanding(declaration)
public macro Preview<I: WidgetConfigurationIntent, E: TimelineEntry, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I,
  widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries come from a provider.
@freestanding(declaration)
public macro Preview<P: TimelineProvider, W: Widget>(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// The entries of a preview's timeline, one a statement.
@resultBuilder
public enum PreviewTimelineBuilder<Entry: TimelineEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
  public static func buildEither(first: [Entry]) -> [Entry] { first }
  public static func buildEither(second: [Entry]) -> [Entry] { second }
}

/// The contents of a widget's `#Preview`.
public struct _WidgetPreview {
  public enum Source {
    case entries(@MainActor () async -> [any TimelineEntry])
    case provider(any TimelineProvider)
  }
  public let family: WidgetFamily
  public let widget: any Widget
  public let intent: (any WidgetConfigurationIntent)?
  public let source: Source
}

extension _PreviewRecord {
  @MainActor
  public static func make<E: TimelineEntry, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @MainActor () -> W,
    @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name,
      content: _WidgetPreview(
        family: family, widget: widget(), intent: nil, source: .entries { await timeline() }))
  }

  @MainActor
  public static func make<I: WidgetConfigurationIntent, E: TimelineEntry, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, using intent: I,
    widget: @MainActor () -> W,
    @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name,
      content: _WidgetPreview(
        family: family, widget: widget(), intent: intent, source: .entries { await timeline() }))
  }

  @MainActor
  public static func make<P: TimelineProvider, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @MainActor () -> W, timelineProvider: @MainActor () -> P
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name,
      content: _WidgetPreview(
        family: family, widget: widget(), intent: nil, source: .provider(timelineProvider())))
  }
}
