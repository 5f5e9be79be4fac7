/// The weight of a diagnostic.
package enum DiagnosticLevel: String, Codable, CaseIterable, Comparable, Sendable {
  /// The picture isn't what a device would show, or not what the source means.
  case warning
  /// There is nothing to mend: the picture is as the device's, or the message names what is assumed.
  case note

  /// The graver first.
  package static func < (a: DiagnosticLevel, b: DiagnosticLevel) -> Bool {
    a == .warning && b == .note
  }
}
