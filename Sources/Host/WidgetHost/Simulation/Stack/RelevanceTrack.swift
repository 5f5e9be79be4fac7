import Foundation
import WidgetKitCore

/// The relevance of a widget over time, by its entries.
struct RelevanceTrack {
  private(set) var records: [RelevanceRecord] = []
  /// The highest score of the provider's timelines so far: an entry's score is relative to those
  /// (Apple, `TimelineEntryRelevance.score`).
  private var highest = 0.0
  /// The date at which the present relevance ends by itself.
  private var expiry: Date?

  mutating func load(_ entries: [SimulatedEntry]) {
    highest = max(highest, entries.compactMap { $0.relevance.map { Double($0.score) } }.max() ?? 0)
  }

  /// An entry comes on screen. Its relevance holds for its duration from the entry's date on; a
  /// duration of 0 until the next entry's, and an entry without relevance changes nothing: both
  /// assumed, since Apple publishes neither.
  mutating func show(_ entry: SimulatedEntry, at date: Date) {
    expire(before: date)
    guard let relevance = entry.relevance else { return }
    expiry = nil
    if relevance.duration > 0 {
      let end = entry.date.addingTimeInterval(relevance.duration)
      guard end > date else { return add(0, from: date) }
      expiry = end
    }
    add(Double(relevance.score), from: date)
  }

  mutating func expire(before date: Date) {
    guard let end = expiry, end <= date else { return }
    expiry = nil
    add(0, from: end)
  }

  private mutating func add(_ score: Double, from date: Date) {
    let score = score.isFinite ? max(score, 0) : 0
    let share = highest > 0 ? min(score / highest, 1) : 0
    if records.last?.from == date { records.removeLast() }
    if let last = records.last, last.score == score, last.share == share { return }
    records.append(RelevanceRecord(from: date, score: score, share: share))
  }
}
