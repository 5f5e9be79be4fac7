/// A rule that someone turned off, with the reason: `small-text: the legal line may be small`, or for
/// one widget `small-text@Watchlist: …`.
public struct Waiver: Hashable, Sendable {
  public let rule: AuditRule
  /// nil for all.
  public let widget: String?
  public let reason: String

  /// nil where the text isn't of the form, with the reason in ``Problem``.
  public init(_ text: String) throws {
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
      throw Problem("“\(text)” gives no reason after the colon: say why \(name) may be broken.")
    }
    self.rule = rule
    widget = head.count > 1 ? String(head[1]) : nil
    self.reason = String(reason)
  }

  public struct Problem: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
  }

  public func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (widget == nil || widget == finding.widget)
  }
}
