import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct DiagnosticRuleTests {
  /// The codes that the sources give, read from their text.
  private func codesInSources() throws -> Set<String> {
    let root = Repository.root.appendingPathComponent("Sources")
    let given = /(?:diagnose|note|add)\(\s*"([a-z]+(?:-[a-z]+)+|glass|shader)(?:\\\(|")/
    let named = /code: "([a-z]+(?:-[a-z]+)*)"/
    let reported = /\(\s*"([a-z]+(?:-[a-z]+)+|glass|shader)",\s*"/
    var codes: Set<String> = []
    let folders = ["Apple", "Host"].map { root.appendingPathComponent($0) }
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("iagnos") || text.contains("note(") || text.contains("reporting(")
        else { continue }
        codes.formUnion(text.matches(of: given).map { String($0.1) })
        codes.formUnion(text.matches(of: named).map { String($0.1) })
        if text.contains("reporting(") {
          codes.formUnion(text.matches(of: reported).map { String($0.1) })
        }
      }
    }
    return codes
  }

  @Test func everyCodeOfTheSourcesIsInTheTable() throws {
    let codes = try codesInSources()
    #expect(codes.isSuperset(of: ["missing-image", "unknown-symbol", "network-denied", "glass"]))
    // Those that a constant or a property names.
    let others = ["inert-control", "at-rest", "inert-modifier", "not-drawn"]
    let unknown = codes.union(others).filter { DiagnosticRule.of($0).title == $0 }
    #expect(unknown.sorted() == [])
  }

  @Test func aFamilyOfCodesHasOneRule() {
    #expect(
      DiagnosticRule.of("format-style-locale").title
        == "A text's format style has a value of its own")
    #expect(DiagnosticRule.of("chart-log").level == .warning)
  }

  @Test func aCodeThatIsNotKnownIsAWarning() {
    let rule = DiagnosticRule.of("quite-new")
    #expect(rule.level == .warning)
    #expect(rule.title == "quite-new")
    #expect(rule.remedy == "See the message.")
  }

  @Test func eachCodeIsThereOnceAndSaysWhatToDo() {
    let codes = DiagnosticRule.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(DiagnosticRule.all.allSatisfy { $0.remedy.hasSuffix(".") && !$0.title.hasSuffix(".") })
  }
}

/// The page for readers has the table as it is.
@Suite struct DiagnosticsPageOfDocsTests {
  @Test func everyCodeHasItsRow() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    let rows = try page.components(separatedBy: "\n## Codes\n").element(1).split(separator: "\n")
      .dropFirst(2)
    let expected = DiagnosticRule.all.sorted { $0.code < $1.code }.map {
      "| `\($0.code)` | \($0.level.rawValue) | \($0.title) | \($0.remedy) |"
    }
    #expect(rows.map(String.init) == expected)
  }
}
