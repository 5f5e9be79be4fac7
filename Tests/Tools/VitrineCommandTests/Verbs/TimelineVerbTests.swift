import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// `timeline` on the fixture that counts its reloads, by its exit status and its files.
@Suite(.blocking) struct TimelineVerbTests {
  private let folder = NSTemporaryDirectory() + "vitrine-timeline-" + UUID().uuidString
  private var out: String { folder + "/out" }

  private func run(_ arguments: [String]) throws -> Int32 {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tool = CommandLineTool(program: "FixtureWidgets") {
      [
        ProductExecutable(
          name: "FixtureWidgets",
          path: Repository.built("FixtureWidgets"))
      ]
    }
    return tool.run(["timeline"] + arguments + ["--out", out, "--quiet"])
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    return "\(folder)/\(name)"
  }

  private func files() -> Set<String> {
    let all = FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []
    return Set(all.filter { $0.hasPrefix("timeline/") && $0.contains(".") })
  }

  @Test func aDayIsWrittenAndTheSameTwice() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = try file(
      "day.json", #"{"events": [{"at": "01:00", "tap": "Count"}, {"at": "+2:00", "push": true}]}"#)
    let rules = try file("rules.json", #"{"dailyBudget": 2}"#)
    let arguments = [
      "--kind", "reloading", "--family", "systemSmall", "--from", "2026-01-09", "--hours", "4",
      "--script", script, "--rules", rules,
    ]
    #expect(try run(arguments) == 0)
    let made = files()
    #expect(
      made.isSuperset(of: [
        "timeline/index.html", "timeline/timeline.json", "timeline/reloading/systemSmall.png",
        "timeline/reloading/systemSmall/000@3x.png",
      ]))
    let json = try #require(FileManager.default.contents(atPath: out + "/timeline/timeline.json"))
    let page = FileManager.default.contents(atPath: out + "/timeline/index.html")
    let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(report["from"] as? String == "2026-01-09T00:00:00Z")
    let simulation = try #require((report["plays"] as? [[String: Any]])?.first)
    let widget = try #require((simulation["widgets"] as? [[String: Any]])?.first)
    let reloads = try #require(widget["reloads"] as? [[String: Any]])
    #expect(reloads.map { $0["verdict"] as? String } == ["granted", "exempt", "granted"])
    #expect(reloads.map { $0["cause"] as? String } == ["added", "interaction", "push"])
    #expect(reloads.map { $0["budget"] as? Int } == [2, 2, 2])
    #expect(try run(arguments) == 0)
    #expect(FileManager.default.contents(atPath: out + "/timeline/timeline.json") == json)
    #expect(FileManager.default.contents(atPath: out + "/timeline/index.html") == page)
    #expect(files() == made)
    // What another day doesn't show goes.
    #expect(
      try run([
        "--kind", "reloading", "--family", "systemMedium", "--from", "2026-01-09", "--hours", "1",
      ]) == 0)
    #expect(!files().contains { $0.contains("systemSmall") })
  }

  /// The first simulation of the report.
  private func firstSimulation() throws -> [String: Any] {
    let json = try #require(FileManager.default.contents(atPath: out + "/timeline/timeline.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    return try #require((report["plays"] as? [[String: Any]])?.first)
  }

  /// Entries at the next three full hours, and `.atEnd`.
  @Test func theLastEntryIsShownUntilTheNextTimelineBegins() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      try run(["--kind", "hourly", "--from", "2026-01-09T09:41:00Z", "--hours", "4"]) == 0)
    let simulation = try firstSimulation()
    let widget = try #require((simulation["widgets"] as? [[String: Any]])?.first)
    let reloads = try #require(widget["reloads"] as? [[String: Any]])
    #expect(
      reloads.map { $0["date"] as? String } == ["2026-01-09T09:41:00Z", "2026-01-09T12:00:00Z"])
    #expect(reloads.map { $0["cause"] as? String } == ["added", "atEnd"])
    let pictures = try #require(widget["pictures"] as? [[String: Any]])
    let shown = try #require(widget["shown"] as? [[String: Any]]).dropFirst()
    #expect(
      shown.map { $0["from"] as? String } == [
        "2026-01-09T10:00:00Z", "2026-01-09T11:00:00Z", "2026-01-09T12:00:00Z",
        "2026-01-09T13:00:00Z",
      ])
    let texts = shown.map { ($0["picture"] as? Int).flatMap { pictures[$0]["texts"] as? [String] } }
    #expect(texts == [["h10"], ["h11"], ["h12"], ["h13"]])
  }

  @Test func aSmartStackNamesTheWidgetsThatItLeavesOut() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let rules = try file("rules.json", #"{"stackCapacity": 2}"#)
    #expect(
      try run([
        "--kind", "contextual,hourly,reloading", "--family", "systemSmall", "--hours", "1",
        "--rules", rules,
      ]) == 0)
    let simulation = try firstSimulation()
    let widgets = try #require(simulation["widgets"] as? [[String: Any]])
    let kinds = widgets.map { $0["kind"] as? String }
    let stack = try #require((simulation["stacks"] as? [[String: Any]])?.first)
    let members = try #require(stack["members"] as? [Int])
    #expect(members.map { kinds[$0] } == ["contextual", "reloading"])
    let leftOut = try #require(stack["leftOut"] as? [[String: Any]])
    #expect(leftOut.map { ($0["widget"] as? Int).flatMap { kinds[$0] } } == ["hourly"])
    let reason =
      "A stack holds 2 widgets, those with relevance first, and this one is relevant at no time."
    #expect(leftOut.map { $0["reason"] as? String } == [reason])
    let page = try String(contentsOfFile: out + "/timeline/index.html", encoding: .utf8)
    #expect(page.contains("Left out: "))
    #expect(page.contains(reason))
  }

  @Test func whatIsWrongWithTheFilesGivesTwo() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = try file("day.json", #"{"events": [{"at": "10:00", "reboot": true}]}"#)
    let rules = try file("rules.json", #"{"luck": 7}"#)
    #expect(try run(["--kind", "reloading", "--script", script]) == 2)
    #expect(try run(["--kind", "reloading", "--rules", rules]) == 2)
    #expect(try run(["--kind", "reloading", "--script", folder + "/none.json"]) == 2)
    #expect(try run(["--kind", "reloading", "--from", "yesterday"]) == 2)
    #expect(try run(["--kind", "reloading", "--hours", "0"]) == 2)
    #expect(try run(["--kind", "reloading", "--appearance", "light,dark"]) == 2)
    #expect(try run(["--kind", "reloading", "--phase", "snapshot"]) == 2)
  }

  @Test func aWidgetThatFailsGivesFourAndTheOthersArePlayed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      try run([
        "--kind", "reloading,loops-forever", "--family", "systemSmall", "--hours", "0.1",
        "--provider-timeout", "0.5",
      ]) == 4)
    #expect(files().contains("timeline/reloading/systemSmall.png"))
  }
}
