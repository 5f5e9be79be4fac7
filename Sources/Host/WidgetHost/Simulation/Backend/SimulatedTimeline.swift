import Foundation
import WidgetKitCore

struct SimulatedTimeline: Sendable {
  /// In the order of their dates; never empty.
  var entries: [SimulatedEntry]
  var policy: TimelineRecord.Policy
  /// What was wrong with it, though it can be shown.
  var problems: [String] = []
}

struct SimulatedEntry: Hashable, Sendable {
  var date: Date
  var relevance: TimelineEntryRelevance?
}
