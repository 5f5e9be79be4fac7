import Failures

extension ComparisonReport {
  /// The most remarks about one picture that the terminal shows; the page and the JSON have all.
  private static let shown = 6

  /// The report in words, a picture a paragraph; those that are alike last, a line each.
  package var text: String {
    var lines: [String] = []
    for entry in entries where entry.status != .alike {
      lines.append("\(entry.status.rawValue)  \(entry.picture)")
      if let frame = entry.frame { lines.append("  beside \(frame) (\(entry.reason))") }
      if entry.frame == nil { lines.append("  \(entry.reason)") }
      if entry.status == .different { lines.append("  \(entry.counts)") }
      let counted = entry.remarks.filter(\.counts)
      lines += counted.prefix(Self.shown).map { "  · \($0.sentence)" }
      if counted.count > Self.shown { lines.append("  · \(counted.count - Self.shown) more") }
      let others = entry.remarks.count - counted.count
      if others > 0 {
        lines.append(
          "  (and \(others == 1 ? "a symbol" : "\(others) symbols") with other proportions)")
      }
    }
    for entry in entries where entry.status == .alike {
      lines.append("alike  \(entry.picture)  =  \(entry.frame ?? "")")
    }
    return lines.map { PlainText.line($0) + "\n" }.joined()
  }
}
