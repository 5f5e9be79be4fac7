import Foundation
import WidgetKitCore

struct SimulatedTimeline: Sendable {
  /// The entries in the order of their dates; never empty.
  var entries: [SimulatedEntry]
  var policy: TimelineRecord.Policy
  /// The faults of the timeline, though it can be shown.
  var problems: [String] = []
}

struct SimulatedEntry: Hashable, Sendable {
  var date: Date
  var relevance: TimelineEntryRelevance?
}
