import Audit
import DisplayList

/// A fault of a provider's answer.
struct ProviderProblem {
  let rule: AuditRule
  /// The message for the user.
  let message: String

  init(_ rule: AuditRule, _ message: String) {
    self.rule = rule
    self.message = message
  }

  /// The problem with the first request that failed before it, since many a provider gives its answer only when
  /// its data comes.
  ///
  /// - Parameter notes: those of the call, of which requests have codes that begin with `network-`.
  func after(_ notes: [Diagnostic]) -> ProviderProblem {
    let failures = notes.filter {
      $0.code.hasPrefix("network-") && $0.code != "network-recorded"
    }
    guard let first = failures.first else { return self }
    let more = failures.count > 1 ? " Requests that failed after it: \(failures.count - 1)." : ""
    return ProviderProblem(rule, "\(message) A request had failed before: \(first.message)\(more)")
  }

  /// The same, with what the call asked of App Groups and found nothing for: the likely reason why it has no entries.
  func asking(_ groups: [Diagnostic]) -> ProviderProblem {
    guard !groups.isEmpty else { return self }
    return ProviderProblem(rule, ([message] + groups.map(\.message)).joined(separator: " "))
  }
}
