import Foundation

extension DiagnosticSummary {
  /// The diagnostics as SARIF: a result for each message, at the first place that has it.
  package func sarif(generator: String) throws -> Data {
    try SARIFLog(generator: generator, rules: sarifRules, results: sarifResults).encoded()
  }

  package var sarifRules: [SARIFLog.Rule] {
    groups.map {
      SARIFLog.Rule(
        id: $0.code, summary: $0.title + ".", why: $0.title + ".", help: $0.remedy,
        level: $0.level.rawValue)
    }
  }

  package var sarifResults: [SARIFLog.Result] {
    groups.flatMap { group in
      group.messages.map { message in
        SARIFLog.Result(
          ruleId: group.code, level: group.level.rawValue, message: message.text,
          locations: [
            SARIFLog.Location(
              // A product has no picture.
              frame: message.first.contains("/") ? message.first : nil, name: message.first)
          ],
          occurrenceCount: message.count)
      }
    }
  }
}
