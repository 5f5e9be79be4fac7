import DisplayList

/// A diagnostic that explains what the whole frame shows.
package struct FrameNote: Codable, Hashable, Sendable {
  package var code: String
  package var message: String

  /// The codes of diagnostics that say why a frame isn't what its source describes.
  private static let codes: Set = [
    "missing-container-background", "data-protection", "nothing-sensitive", "preview-cut-off",
    "empty-preview", "activity-too-tall", "compact-too-wide",
  ]

  static func notes(of diagnostics: [Diagnostic]) -> [FrameNote] {
    diagnostics.filter { codes.contains($0.code) }.map {
      FrameNote(code: $0.code, message: $0.message)
    }
  }
}
