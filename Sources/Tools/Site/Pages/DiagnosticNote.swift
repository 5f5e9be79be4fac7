import Diagnostics
import DisplayList

/// A diagnostic as the pages' scripts know it.
struct DiagnosticNote: Codable, Hashable, Sendable {
  var code: String
  var level: DiagnosticLevel
  var message: String

  /// The diagnostics of a frame, each once, warnings first.
  static func all(_ diagnostics: [Diagnostic]) -> [DiagnosticNote] {
    var notes: [DiagnosticNote] = []
    for diagnostic in diagnostics {
      let note = DiagnosticNote(
        code: diagnostic.code, level: DiagnosticRule.of(diagnostic.code).level,
        message: diagnostic.message)
      if !notes.contains(note) { notes.append(note) }
    }
    return notes.filter { $0.level == .warning } + notes.filter { $0.level == .note }
  }
}
