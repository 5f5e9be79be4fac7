/// The contents of a golden's file.
package enum GoldenFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// A picture, which holds its digests and its layout.
  case png
  /// Digests and the layout as JSON; no picture.
  case digest

  package var pathExtension: String { self == .png ? "png" : "json" }
}
