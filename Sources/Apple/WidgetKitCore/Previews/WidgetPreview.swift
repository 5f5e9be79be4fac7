import AppIntents
import Foundation
import SwiftUI

/// The contents of a widget's `#Preview`.
@MainActor
package struct WidgetPreview {
  package let family: WidgetFamily
  package let widget: @MainActor () -> any Widget
  /// The entries that are shown: of a timeline, or of relevance.
  package let entries: @MainActor (TimelineProviderContext) async throws -> [Any]
}

extension _PreviewRecord {
  @MainActor
  private static func make(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    _ entries: @escaping @MainActor (TimelineProviderContext) async throws -> [Any]
  ) -> _PreviewRecord {
    _PreviewRecord(
      name: name, content: WidgetPreview(family: family, widget: widget, entries: entries))
  }

  @MainActor
  public static func make<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) -> _PreviewRecord {
    make(name, family, widget) { _ in await timeline() }
  }

  @MainActor
  public static func make<P: TimelineProvider, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) -> _PreviewRecord {
    make(name, family, widget) { context in
      await FirstAnswer.of { timelineProvider().getTimeline(in: context, completion: $0) }.entries
    }
  }

  @MainActor
  public static func make<P: AppIntentTimelineProvider, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @escaping @autoclosure @MainActor () -> P.Intent,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) -> _PreviewRecord {
    make(name, family, widget) { context in
      let provider = Handover(timelineProvider()), intent = Handover(intent())
      return await provider.value.timeline(for: intent.value, in: context).entries
    }
  }

  @MainActor
  public static func make<P: IntentTimelineProvider, W: Widget>(
    _ name: String? = nil, as family: WidgetFamily,
    using intent: @escaping @autoclosure @MainActor () -> P.Intent,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) -> _PreviewRecord {
    make(name, family, widget) { context in
      await FirstAnswer.of {
        timelineProvider().getTimeline(for: intent(), in: context, completion: $0)
      }.entries
    }
  }

  // MARK: Relevance

  @MainActor
  public static func make<W: Widget, E: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    @PreviewRelevanceEntryBuilder<E> relevanceEntries: @escaping @MainActor () async -> [E]
  ) -> _PreviewRecord {
    make(name, .accessoryRectangular, widget) { _ in await relevanceEntries() }
  }

  @MainActor
  public static func make<W: Widget, P: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    relevanceProvider: @escaping @MainActor () -> P
  ) -> _PreviewRecord {
    make(name, .accessoryRectangular, widget) { context in
      let provider = Handover(relevanceProvider())
      return try await provider.entries(of: provider.value.relevance(), context)
    }
  }

  @MainActor
  public static func make<W: Widget, P: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    relevanceProvider: @escaping @MainActor () -> P,
    relevance: @escaping @MainActor () async -> WidgetRelevance<P.Configuration>
  ) -> _PreviewRecord {
    make(name, .accessoryRectangular, widget) { context in
      try await Handover(relevanceProvider()).entries(of: relevance(), context)
    }
  }
}

extension Handover where Value: RelevanceEntriesProvider {
  /// The entries for each configuration of a relevance.
  @MainActor
  fileprivate func entries(
    of relevance: WidgetRelevance<Value.Configuration>, _ context: TimelineProviderContext
  ) async throws -> [Value.Entry] {
    let context = RelevanceEntriesProviderContext(context)
    var entries: [Value.Entry] = []
    for configuration in relevance.attributes.compactMap(\.configuration) {
      entries.append(try await value.entry(configuration: configuration, context: context))
    }
    return entries
  }
}

/// The first answer to a completion, which a provider may call on any queue, and more than once.
private final class FirstAnswer<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Handover<Value>, Never>?

  private init(_ continuation: CheckedContinuation<Handover<Value>, Never>) {
    self.continuation = continuation
  }

  @MainActor
  static func of(_ ask: @MainActor (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation)
      ask { answer.give($0) }
    }.value
  }

  private func give(_ value: Value) {
    let continuation = lock.withLock {
      defer { self.continuation = nil }
      return self.continuation
    }
    continuation?.resume(returning: Handover(value))
  }
}
