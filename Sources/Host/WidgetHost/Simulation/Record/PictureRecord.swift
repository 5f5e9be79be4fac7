import DisplayList

/// A picture that was on screen, once, however often it was.
package struct PictureRecord: Codable, Sendable {
  /// Relative to the output folder.
  package var file: String
  package var digest: String
  package var texts: [String]
  package var diagnostics: [Diagnostic]
}
