import SwiftUI

/// An entry with the view made of it, whatever its type.
package struct DrivenEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let view: @MainActor () -> AnyView
  /// The stored properties that JSON has; nil where there are none.
  package fileprivate(set) var value: @MainActor () -> EntryValue? = { nil }
  /// The same entry with other values of some properties; it throws an error whose description names the property.
  package fileprivate(set) var edited: @MainActor (EntryValue) throws -> DrivenEntry = { _ in
    throw EntryEditor.Problem(description: "There is no entry of a provider.")
  }

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

/// A content closure with its view's type erased.
typealias DrivenContent<Entry> = @MainActor (Entry) -> AnyView

extension TimelineEntry {
  func driven(_ content: @escaping DrivenContent<Self>) -> DrivenEntry {
    let entry = Handover(self)
    var driven = DrivenEntry(date: date, relevance: relevance) { content(entry.value) }
    driven.value = { EntryEditor.value(of: entry.value) }
    driven.edited = { try EntryEditor.edited(entry.value, $0, at: "").driven(content) }
    return driven
  }
}

extension Timeline {
  func driven(_ content: @escaping DrivenContent<EntryType>) -> DrivenTimeline {
    DrivenTimeline(entries: entries.map { $0.driven(content) }, policy: policy)
  }
}
