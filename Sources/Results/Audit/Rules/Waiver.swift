/// A rule that someone turned off, with the reason: `small-text: the legal line may be small`, or for
/// one widget `small-text@Watchlist: …`.
package struct Waiver: Hashable, Sendable {
  package let rule: AuditRule
  /// The kind of the widget; nil for all.
  package let widget: String?
  package let reason: String

  /// - Throws: a ``Problem`` with the reason, where the text isn't of the form.
  package init(_ text: String) throws {
    guard let colon = text.firstIndex(of: ":") else {
      throw Problem(
        "“\(text)” has no reason: write RULE: reason, as “small-text: the legal line may be small”."
      )
    }
    let head = text[..<colon].split(separator: "@", maxSplits: 1).map {
      $0.trimmingPrefix { $0.isWhitespace }
    }
    let reason = text[text.index(after: colon)...].drop { $0.isWhitespace }
    guard let name = head.first.map(String.init), let rule = AuditRule(rawValue: name) else {
      let known = AuditRule.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem("“\(text)” names no rule. The rules are: \(known).")
    }
    guard !reason.isEmpty else {
      throw Problem("“\(text)” gives no reason after the colon: state why \(name) may be broken.")
    }
    self.rule = rule
    widget = head.count > 1 ? String(head[1]) : nil
    self.reason = String(reason)
  }

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
  }

  package func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (widget == nil || widget == finding.widget)
  }
}
