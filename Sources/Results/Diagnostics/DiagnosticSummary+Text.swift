import Failures

extension DiagnosticSummary {
  /// The messages of a code that are printed at most.
  private static let messagesPrinted = 3
  /// The length of a message, in characters, at most.
  private static let messageLength = 400

  /// The summary for a terminal; empty where there is nothing to say.
  ///
  ///     1 warning and 1 note in what was drawn
  ///     warning missing-image: An image is missing (12 times, first in NextTrip/systemSmall/snapshot@3x)
  ///       The image “hero” is drawn as nothing, as on iOS: …
  ///       → Add it to the widget's asset catalogue, or correct its name.
  ///
  /// - Parameter hasNotes: whether notes are printed as well.
  package func lines(hasNotes: Bool = true) -> [String] {
    let shown = groups.filter { hasNotes || $0.level == .warning }
    guard !shown.isEmpty else { return [] }
    let warnings = shown.count { $0.level == .warning }
    let counts = DiagnosticCounts(warnings: warnings, notes: shown.count - warnings)
    return ["\(counts.text) on what was drawn"] + shown.flatMap(Self.lines)
  }

  private static func lines(_ group: DiagnosticGroup) -> [String] {
    let times = group.count == 1 ? "once, in" : "\(group.count) times, first in"
    var lines = [
      "\(group.level.rawValue) \(group.code): \(group.title) (\(times) \(group.first))"
    ]
    lines += group.messages.prefix(messagesPrinted).map {
      "  " + PlainText.short(PlainText.line($0.text), messageLength)
    }
    let more = group.messages.count - messagesPrinted + group.furtherMessages
    if more > 0 { lines.append("  … and \(more) other\(more == 1 ? "" : "s")") }
    return lines.map(PlainText.line) + ["  → \(group.remedy)"]
  }
}
