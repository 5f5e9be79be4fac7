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
