import Diagnostics
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Audit

@Suite struct AuditReportTests {
  private func finding(_ frame: String) -> Finding {
    Finding(
      .smallText, widget: "Tides", family: "systemSmall", frame: frame, view: "Text",
      region: CGRect(x: 1, y: 2, width: 3, height: 4), "“low” is set at 9 points.")
  }

  @Test func theSameInSeveralVariantsIsListedOnce() {
    let report = AuditReport([finding("a"), finding("a~dark")], waivers: [])
    #expect(report.entries.count == 1)
    #expect(report.entries.first?.frames == ["a", "a~dark"])
    #expect(report.text.contains("warning small-text (systemSmall at 1, 2, 3, 4): “low” is set"))
    #expect(report.text.contains("frame: a and 1 more"))
    #expect(report.text.hasSuffix("1 finding\n"))
  }

  @Test func aRuleIsTurnedOffByNameWithAReason() throws {
    let waiver = try Waiver("small-text@Tides: the legal line")
    #expect(waiver.reason == "the legal line")
    let report = AuditReport([finding("a")], waivers: [waiver])
    #expect(report.entries.isEmpty)
    #expect(report.text == "0 findings, 1 allowed\n")
    let other = try Waiver("small-text@Moon: no")
    #expect(AuditReport([finding("a")], waivers: [other]).entries.count == 1)
    #expect(AuditReport([finding("a")], waivers: [other]).text.contains("covers nothing"))
  }

  @Test(arguments: ["small-text", "tiny-text: why", "small-text:  "])
  func aWaiverWithoutReasonOrRuleIsRefused(text: String) {
    #expect(throws: Waiver.Problem.self) { try Waiver(text) }
  }

  /// The parts that code hosts ask for, by the specification of SARIF 2.1.0.
  @Test func sarifNamesRulesResultsAndSuppressions() throws {
    let waiver = try Waiver("blank-frame: on purpose")
    let blank = Finding(.blankFrame, widget: "Tides", frame: "b", "Nothing is drawn.")
    let report = AuditReport([finding("Tides/systemSmall/snapshot@3x"), blank], waivers: [waiver])
    let data = try report.sarif(
      generator: "Vitrine 0.1.0",
      diagnostics: DiagnosticSummary([
        (
          place: "Tides/systemSmall/snapshot@3x",
          diagnostics: [
            Diagnostic(code: "missing-image", message: "An image is missing."),
            Diagnostic(code: "glass", message: "Glass is drawn as a flat sheet."),
          ]
        )
      ]))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "Vitrine")
    #expect((driver?["rules"] as? [[String: Any]])?.count == AuditRule.allCases.count + 1)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["small-text", "blank-frame", "glass"])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "note"])
    let locations = try results.element(0)["locations"] as? [[String: Any]]
    let physical = locations?.first?["physicalLocation"] as? [String: Any]
    let artifact = physical?["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "frames/Tides/systemSmall/snapshot@3x.png")
    let suppression = try (results.element(1)["suppressions"] as? [[String: Any]])?.first
    #expect(suppression?["justification"] as? String == "on purpose")
  }
}
