import DisplayList

/// The code of a diagnostic, with what all that carry it have in common.
package struct DiagnosticRule: Hashable, Sendable {
  /// The code, as in ``Diagnostic/code``. One that ends in `*` matches all codes that begin so.
  package let code: String
  package let level: DiagnosticLevel
  /// A few words, without a full stop.
  package let title: String
  /// One sentence, imperative.
  package let remedy: String

  init(_ code: String, _ level: DiagnosticLevel, _ title: String, _ remedy: String) {
    self.code = code
    self.level = level
    self.title = title
    self.remedy = remedy
  }

  /// - Returns: the rule of a code. One that isn't in the table is a warning, whose messages say all.
  package static func of(_ code: String) -> DiagnosticRule {
    if let rule = byCode[code] { return rule }
    let family = families.first { code.hasPrefix($0.code.dropLast()) }
    return family ?? DiagnosticRule(code, .warning, code, "See the message.")
  }

  private static let byCode = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  private static let families = all.filter { $0.code.hasSuffix("*") }
}
