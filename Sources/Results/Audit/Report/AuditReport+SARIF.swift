import Diagnostics
import Foundation

extension AuditReport {
  /// The report as SARIF. A finding's location is its frame's picture; allowed findings are suppressed, with
  /// the reason.
  ///
  /// - Parameter diagnostics: what was found besides; those that a rule of the audit reports are left out.
  package func sarif(generator: String, diagnostics: DiagnosticSummary) throws -> Data {
    let others = unreported(diagnostics)
    let results =
      entries.map { result($0.finding, frames: $0.frames) }
      + waived.map { finding, waiver in
        var result = result(finding, frames: finding.frame.map { [$0] } ?? [])
        result.suppressions = [.init(justification: waiver.reason)]
        return result
      }
    return try SARIFLog(
      generator: generator, rules: AuditRule.allCases.map(SARIFLog.Rule.init) + others.sarifRules,
      results: results + others.sarifResults
    ).encoded()
  }

  /// The diagnostics that no rule of the audit reports.
  package func unreported(_ diagnostics: DiagnosticSummary) -> DiagnosticSummary {
    diagnostics.without(Diagnosed.rules.keys)
  }

  private func result(_ finding: Finding, frames: [String]) -> SARIFLog.Result {
    let name = [finding.widget, finding.family, finding.view].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: "/")
    let locations =
      frames.isEmpty
      ? [SARIFLog.Location(frame: nil, name: name)]
      : frames.map { SARIFLog.Location(frame: $0, name: name) }
    return SARIFLog.Result(
      ruleId: finding.rule.rawValue, level: finding.rule.level.rawValue, message: finding.message,
      locations: locations,
      region: finding.region.map {
        [$0.minX, $0.minY, $0.width, $0.height].map { $0.isFinite ? Double($0) : 0 }
      })
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ rule: AuditRule) {
    self.init(
      id: rule.rawValue, summary: rule.summary, why: rule.why, help: rule.help,
      level: rule.level.rawValue)
  }
}
