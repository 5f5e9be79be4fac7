import Diagnostics
import Foundation
import Goldens
import TestSupport
import Testing

@testable import VitrineCommand

/// The output of a run's diagnostics: on standard error, in its files, and where asked for in the exit status.
@Suite(.blocking) struct DiagnosticsRunTests {
  private struct Ended {
    var status: Int32
    /// Lines of standard error.
    var lines: [String]
  }

  private func run(_ folder: ScratchFolder, _ verb: String, _ arguments: String...) throws -> Ended
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Repository.built("FixtureWidgets"))
    process.arguments =
      [verb, "--phase", "snapshot", "--appearance", "light", "--out", folder.url.path] + arguments
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(
      status: process.terminationStatus,
      lines: String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  private func json(_ folder: ScratchFolder, _ file: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.url.appendingPathComponent(file))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func renderTellsEachCodeOnceAndStrictMakesItAnError() throws {
    let folder = try ScratchFolder()
    let made = try run(
      folder, "render", "--kind", "every-name", "--family", "systemLarge", "--locale",
      "en_US,de_DE", "--strict", "--sarif", "found.sarif", "--jobs", "1")
    #expect(made.status == 1)
    let inert =
      "warning inert-control: A control or gesture can't act in a widget "
      + "(2 times, first in every-name/systemLarge/snapshot@3x)"
    let place = try #require(made.lines.firstIndex(of: inert), "\(made.lines)")
    let expected: [String] = [
      """
        Button(action:) “Refresh” can't act in a widget: a press opens the app. Use Button(intent:), or a Link \
      to open the app at a place.
      """,
      """
        Toggle(isOn:) with a binding “Lamp” can't act in a widget: a press opens the app. Use \
      Toggle(isOn:intent:), whose state comes with the entry.
      """,
      """
        NavigationLink “More” can't act in a widget: a press opens the app. Use a Link to open the app at a \
      place.
      """,
      "  … and 2 others", "  → Use a Button or Toggle with an App Intent, or a Link.",
    ]
    #expect(Array(made.lines[(place + 1)...].prefix(5)) == expected)
    #expect(
      made.lines.contains(
        "warning several-widget-urls: widgetURL is applied more than once "
          + "(2 times, first in every-name/systemLarge/snapshot@3x)"))
    // A line of progress names what differs.
    #expect(made.lines.contains("every-name systemLarge: 1 frame"))
    #expect(made.lines.contains("every-name systemLarge (de_DE): 1 frame"))
    // The same in the files.
    let groups = try #require(try json(folder, "manifest.json")["diagnostics"] as? [[String: Any]])
    let group = try #require(groups.first { $0["code"] as? String == "inert-control" })
    #expect(group["count"] as? Int == 2)
    #expect(group["level"] as? String == "warning")
    #expect((group["messages"] as? [Any])?.count == 5)
    let log = try #require((try json(folder, "found.sarif")["runs"] as? [[String: Any]])?.first)
    let results = try #require(log["results"] as? [[String: Any]])
    #expect(results.count { $0["ruleId"] as? String == "inert-control" } == 5)
  }

  @Test func withoutStrictItIsNoErrorAndQuietLeavesTheNotesOut() throws {
    let folder = try ScratchFolder()
    let made = try run(
      folder, "render", "--kind", "every-name", "--family", "systemLarge", "--quiet")
    #expect(made.status == 0)
    #expect(made.lines.contains { $0.hasPrefix("warning inert-control: ") })
    #expect(!made.lines.contains { $0.hasPrefix("note ") })
    #expect(!made.lines.contains { $0.hasPrefix("every-name systemLarge") })
  }

  /// Messages about the product come before the frames.
  @Test func aCleanFrameSaysNothing() throws {
    let folder = try ScratchFolder()
    let made = try run(
      folder, "render", "--kind", "well-behaved", "--family", "systemSmall", "--quiet")
    #expect(made.status == 0)
    #expect(made.lines.filter { !$0.hasPrefix("warning: ") } == [])
  }

  @Test func recordAndVerifyTellTheSameAndTheReportHasIt() throws {
    let folder = try ScratchFolder()
    let recorded = try run(
      folder, "record", "--kind", "every-name", "--family", "systemLarge", "--quiet")
    #expect(recorded.status == 0)
    #expect(recorded.lines.contains { $0.hasPrefix("warning inert-control: ") })
    let verified = try run(
      folder, "verify", "--kind", "every-name", "--family", "systemLarge", "--quiet", "--strict")
    #expect(verified.status == 1)
    #expect(verified.lines == recorded.lines)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("report/report.json"))
    let report = try VerifyReport.read(data, name: "report.json")
    #expect(report.exitStatus == .success)
    let groups = report.diagnosticSummary.groups
    #expect(groups.first { $0.code == "inert-control" }?.messages.count == 5)
    #expect(
      groups.first { $0.code == "inert-control" }?.first == "every-name/systemLarge/snapshot@3x")
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("report/index.html"), encoding: .utf8)
    #expect(page.contains(#"<li class="warning" data-code="inert-control">"#))
  }

  @Test func theGallerysCardHasABadge() throws {
    let folder = try ScratchFolder()
    let made = try run(
      folder, "gallery", "--kind", "every-name", "--family", "systemLarge", "--format", "png",
      "--quiet")
    #expect(made.status == 0)
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("index.html"), encoding: .utf8)
    let badge = try #require(page.components(separatedBy: #"<span class="badge">"#).last)
    #expect(try badge.components(separatedBy: "</span>").element(0).hasSuffix("</svg>2 warnings"))
    #expect(made.lines.contains { $0.hasPrefix("warning inert-control: ") })
  }
}
