import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct DiagnosticSummaryTests {
  private func missing(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "missing-image", message: "The image “\(name)” is drawn as nothing.", view: "Image")
  }
  private let rests = Diagnostic(
    code: "at-rest", message: "animation rests: a picture shows the state after a change.")

  private var summary: DiagnosticSummary {
    DiagnosticSummary([
      (place: "Trip/systemSmall/snapshot@3x", diagnostics: [rests, missing("a")]),
      (
        place: "Trip/systemSmall/snapshot~dark@3x",
        diagnostics: [rests, missing("a"), missing("b")]
      ),
      (place: "Trip/systemMedium/snapshot@3x", diagnostics: []),
    ])
  }

  @Test func aCodeIsSaidOnceWithItsCountAndFirstPlace() {
    #expect(
      summary.lines() == [
        "1 warning and 1 note on what was drawn",
        "warning missing-image: An image is missing (2 times, first in Trip/systemSmall/snapshot@3x)",
        "  The image “a” is drawn as nothing.",
        "  The image “b” is drawn as nothing.",
        "  → Add it to the widget's asset catalogue, or correct its name.",
        "note at-rest: Nothing of it shows in a picture (2 times, first in Trip/systemSmall/snapshot@3x)",
        "  animation rests: a picture shows the state after a change.",
        "  → Nothing is to be done: a picture stands still, and is neither touched nor heard.",
      ])
  }

  @Test func messagesAreCountedByPlace() throws {
    #expect(
      summary.groups.map { $0.messages.map(\.count) } == [[2, 1], [2]])
    #expect(
      try summary.groups.element(0).messages.element(1).first == "Trip/systemSmall/snapshot~dark@3x"
    )
    #expect(summary.headline == "1 warning and 1 note")
  }

  @Test func notesCanBeLeftOut() throws {
    #expect(summary.lines(hasNotes: false).count == 5)
    #expect(try summary.lines(hasNotes: false).element(0) == "1 warning on what was drawn")
    let notes = DiagnosticSummary([(place: "a", diagnostics: [rests])])
    #expect(notes.lines(hasNotes: false) == [])
    #expect(
      try notes.lines().element(1) == "note at-rest: Nothing of it shows in a picture (once, in a)")
  }

  @Test func nothingFoundIsNothingSaid() {
    let none = DiagnosticSummary([(place: "a", diagnostics: [])])
    #expect(none.isEmpty && !none.hasWarnings)
    #expect(none.lines() == [])
    #expect(none.headline == "")
  }

  @Test func onlyWarningsCountForStrict() {
    #expect(summary.hasWarnings)
    #expect(!DiagnosticSummary([(place: "a", diagnostics: [rests])]).hasWarnings)
  }

  /// One message a frame, where each names its date.
  @Test func messagesAreBounded() throws {
    let summary = DiagnosticSummary(
      (0..<80).map { (place: "frame-\($0)", diagnostics: [missing("\($0)")]) })
    #expect(summary.groups.first?.count == 80)
    #expect(summary.groups.first?.messages.count == 50)
    #expect(summary.groups.first?.furtherMessages == 30)
    #expect(try summary.lines().element(5) == "  … and 77 others")
  }

  @Test func whatSteersATerminalIsReplaced() throws {
    let lines = DiagnosticSummary([
      (place: "a\u{1B}[2J", diagnostics: [missing("x\ny\u{1B}[31m")])
    ]).lines()
    #expect(try lines.element(1).hasSuffix("(once, in a\u{FFFD}[2J)"))
    #expect(lines[at: 2] == "  The image “x y\u{FFFD}[31m” is drawn as nothing.")
  }

  @Test func aFrameIsCountedByItsDifferentDiagnostics() {
    let counts = DiagnosticCounts([missing("a"), missing("a"), missing("b"), rests])
    #expect(counts == DiagnosticCounts(warnings: 2, notes: 1))
    #expect(counts.text == "2 warnings and 1 note")
    #expect(DiagnosticCounts([]).text == "")
  }

  /// The parts that code hosts ask for, by the specification of SARIF 2.1.0.
  @Test func sarifHasAResultForEachMessage() throws {
    let data = try summary.sarif(generator: "Vitrine 0.1.0")
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]]
    #expect(rules?.map { $0["id"] as? String } == ["missing-image", "at-rest"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == ["missing-image", "missing-image", "at-rest"])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning", "note"])
    #expect(results.map { $0["occurrenceCount"] as? Int } == [2, 1, 2])
    let location = try (results.element(1)["locations"] as? [[String: Any]])?.first
    let artifact = (location?["physicalLocation"] as? [String: Any])?["artifactLocation"]
    #expect(
      (artifact as? [String: Any])?["uri"] as? String
        == "frames/Trip/systemSmall/snapshot~dark@3x.png")
  }
}
