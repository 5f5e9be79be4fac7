import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Goldens

@Suite struct ReportDiagnosticsTests {
  private let font = Diagnostic(code: "unknown-font", message: "The font “X” isn't here.")
  private let rests = Diagnostic(code: "at-rest", message: "animation rests.")

  private func report(_ ids: [String], shard: Int? = nil) -> VerifyReport {
    var report = VerifyReport(
      generator: "Vitrine 0.9.0", engine: "", goldens: "Goldens", format: .png,
      approveCommand: "vitrine approve", recordCommand: "vitrine record")
    report.entries = ids.map { .init(id: $0, status: .identical) }
    if let shard { report.shard = .init(index: shard, count: 2) }
    return report
  }

  @Test func eachDiagnosticIsInTheFileOnce() throws {
    var report = report(["a", "b", "c"])
    report.take(["a": [font, rests], "b": [rests]])
    #expect(report.diagnostics == [font, rests])
    #expect(report.entries.map(\.diagnostics) == [[0, 1], [1], nil])
    let read = try VerifyReport.read(report.json(), name: "report.json")
    #expect(read == report)
    #expect(try read.diagnostics(of: read.entries.element(1)) == [rests])
    #expect(read.diagnosticSummary.groups.map(\.code) == ["unknown-font", "at-rest"])
    #expect(read.diagnosticSummary.groups.map(\.count) == [1, 2])
  }

  /// A report may come from elsewhere.
  @Test func anIndexThatLiesOutsideIsLeftOut() throws {
    var report = report(["a"])
    report.take(["a": [font]])
    report.entries[0].diagnostics = [-1, 0, 7, .max]
    #expect(try report.diagnostics(of: report.entries.element(0)) == [font])
    report.diagnostics = nil
    #expect(report.diagnosticSummary.isEmpty)
  }

  @Test func theDiagnosticsOfShardsAreJoined() throws {
    var first = report(["a"], shard: 1)
    var second = report(["b"], shard: 2)
    first.take(["a": [rests]])
    second.take(["b": [font, rests]])
    let product = [
      (place: "Tides", diagnostics: [Diagnostic(code: "resource", message: "A line.")])
    ]
    first.take(product)
    second.take(product)
    let whole = try VerifyReport.merged([second, first])
    #expect(try whole.diagnostics(of: whole.entries.element(0)) == [rests])
    #expect(try whole.diagnostics(of: whole.entries.element(1)) == [font, rests])
    #expect(
      whole.diagnosticSummary.groups.map { [$0.code, $0.first, "\($0.count)"] } == [
        ["resource", "Tides", "1"], ["unknown-font", "b", "1"], ["at-rest", "a", "2"],
      ])
  }

  @Test func warningsAreInTheSummaryAndTheAnnotations() {
    var report = report(["a", "b"])
    report.take(["a": [font, rests], "b": [font]])
    let sentence =
      "A font is missing, 2 times, first in a: The font “X” isn't here. Give its file with --fonts, "
      + "or bring it in the widget and name it under UIAppFonts."
    #expect(Annotations.of(report) == "::warning title=unknown-font::\(sentence)\n")
    #expect(MarkdownSummary.of(report).contains("> ⚠️ A font is missing, 2 times, first in a:"))
    #expect(!MarkdownSummary.of(report).contains("animation rests"))
  }
}
