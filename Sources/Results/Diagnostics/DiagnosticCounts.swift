import DisplayList

/// The numbers of warnings and notes, as of a frame.
package struct DiagnosticCounts: Hashable, Sendable, Codable {
  package var warnings: Int
  package var notes: Int

  package init(warnings: Int, notes: Int) {
    self.warnings = warnings
    self.notes = notes
  }

  /// Each different diagnostic once.
  package init(_ diagnostics: [Diagnostic]) {
    let all = Set(diagnostics)
    warnings = all.count { DiagnosticRule.of($0.code).level == .warning }
    notes = all.count - warnings
  }

  /// `2 warnings and 1 note`; empty where there is none.
  package var text: String {
    [warningText, Self.text(notes, "note")].filter { !$0.isEmpty }.joined(separator: " and ")
  }

  /// `2 warnings`; empty where there is none.
  package var warningText: String { Self.text(warnings, "warning") }

  private static func text(_ count: Int, _ what: String) -> String {
    count == 0 ? "" : count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }
}
