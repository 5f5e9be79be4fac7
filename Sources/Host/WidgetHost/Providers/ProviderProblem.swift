import Audit

/// A fault of a provider's answer.
struct ProviderProblem {
  let rule: AuditRule
  /// The message for the user.
  let message: String

  init(_ rule: AuditRule, _ message: String) {
    self.rule = rule
    self.message = message
  }
}
