import AppIntents
import Intents
import SwiftUI

/// An entry with the view made of it, whatever its type.
package struct DrivenEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let view: @MainActor () -> AnyView

  package init(
    date: Date, relevance: TimelineEntryRelevance?, view: @escaping @MainActor () -> AnyView
  ) {
    self.date = date
    self.relevance = relevance
    self.view = view
  }
}

package struct DrivenTimeline {
  package let entries: [DrivenEntry]
  package let policy: TimelineReloadPolicy
}

/// A value that goes from one thread to another and is used by one at a time.
package struct Handover<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

/// What the host calls of a widget, whichever configuration and provider it has.
@MainActor
package final class WidgetDriver {
  package typealias Context = TimelineProviderContext
  package typealias Answer<Value> = @Sendable (Handover<Value>) -> Void

  /// The configuration as it would be before the user changed it; nil where there is none. It may
  /// ask the intent's queries, hence it can take its time.
  package var makeConfiguration: () async -> AnyObject? = { nil }
  /// The intent of SiriKit that configures the widget; nil where none does.
  package var siriIntent: INIntent.Type?
  /// What the provider recommends, in its order.
  package var recommendations: () -> [Recommendation] = { [] }
  package var placeholder: (Context) -> DrivenEntry
  package var snapshot: (Context, AnyObject?, @escaping Answer<DrivenEntry>) -> Void
  package var timeline: (Context, AnyObject?, @escaping Answer<DrivenTimeline>) -> Void
  /// When the widget matters, the most important first.
  package var relevance: @Sendable () async -> [RelevantContext] = { [] }

  /// An entry of a preview's timeline with its view; nil for one of another widget.
  package var drive: (any TimelineEntry) -> DrivenEntry? = { _ in nil }

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

/// A configuration that a provider recommends.
package struct Recommendation {
  package let description: Text
  /// As ``WidgetDriver/makeConfiguration`` would give it.
  package let configuration: AnyObject

  package init(_ description: Text, _ configuration: AnyObject) {
    self.description = description
    self.configuration = configuration
  }
}

/// A configuration's value in an object, since an App Intent is a structure.
package final class ConfigurationBox {
  package let intent: Any
  package init(_ intent: Any) { self.intent = intent }

  /// The intent's parameters by name, in the order they are written in.
  package var parameters: [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any AnyIntentParameter
      else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
    }
  }
}

/// A content closure with its view's type erased.
typealias DrivenContent<Entry> = @MainActor (Entry) -> AnyView

extension TimelineEntry {
  func driven(_ content: @escaping DrivenContent<Self>) -> DrivenEntry {
    let entry = Handover(self)
    return DrivenEntry(date: date, relevance: relevance) { content(entry.value) }
  }
}

extension Timeline {
  func driven(_ content: @escaping DrivenContent<EntryType>) -> DrivenTimeline {
    DrivenTimeline(entries: entries.map { $0.driven(content) }, policy: policy)
  }
}
