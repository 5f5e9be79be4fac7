import Diagnostics
import Testing

@testable import Audit

@Suite struct DiagnosedTests {
  /// A code of the table, or one of a family: `background-session-*`.
  @Test(arguments: Diagnosed.rules.keys.sorted())
  func everyCodeThatARuleReportsIsInTheTable(code: String) {
    let isKnown = DiagnosticRule.all.contains { rule in
      rule.code == code || (rule.code.hasSuffix("*") && code.hasPrefix(rule.code.dropLast()))
    }
    #expect(isKnown)
  }
}
