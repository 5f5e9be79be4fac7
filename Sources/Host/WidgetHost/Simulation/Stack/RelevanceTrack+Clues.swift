import Foundation

extension RelevanceTrack {
  /// Entries' relevance together with the dates that `relevance()` of the provider gave, which a
  /// watch goes by: while one of them lasts, the widget is as relevant as can be. How a watch weighs
  /// both isn't published.
  static func joined(
    _ records: [RelevanceRecord], clues: [RelevantIntentRecord], until end: Date
  ) -> [RelevanceRecord] {
    let spans = clues.compactMap { clue -> (from: Date, to: Date)? in
      guard let from = clue.from, let to = clue.to, from < to, from < end else { return nil }
      return (from, to)
    }
    guard !spans.isEmpty else { return records }
    let dates = Set(records.map(\.from) + spans.flatMap { [$0.from, $0.to] }).sorted()
    return dates.map { date in
      let own = records.last { $0.from <= date }
      let isOn = spans.contains { $0.from <= date && date < $0.to }
      return RelevanceRecord(
        from: date, score: own?.score ?? 0, share: isOn ? 1 : own?.share ?? 0)
    }
  }
}
