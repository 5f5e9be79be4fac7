import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// The documents of `--json`, beside the schemas of `docs/json.md`.
@Suite(.blocking) struct JSONDocumentTests {
  private let root = NSTemporaryDirectory() + "vitrine-json-" + UUID().uuidString
  private let schemas: [JSONSchema]

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let page = Repository.root.appendingPathComponent("docs/json.md")
    schemas = try JSONSchema.blocks(in: try String(contentsOf: page, encoding: .utf8))
  }

  private let command = CommandLineTool(program: "FixtureWidgets") {
    [ProductExecutable(name: "FixtureWidgets", path: Repository.built("FixtureWidgets"))]
  }

  private final class Printed { var text = "" }

  /// Runs a verb with `--json`.
  private func document(_ arguments: [String]) throws -> (status: Int32, document: [String: Any]) {
    let printed = Printed()
    let output = CommandOutput(isJSON: JSONOption.isAsked(arguments + ["--json"])) {
      printed.text += $0
    }
    let status = command.run(arguments + ["--json"], output)
    let value = try JSONSerialization.jsonObject(with: Data(printed.text.utf8))
    return (status, try #require(value as? [String: Any]))
  }

  private func mistakes(_ title: String, _ value: Any) throws -> [String] {
    try #require(schemas.first { $0.title == title }, "docs/json.md has no block \(title)")
      .mistakes(in: value)
  }

  /// The result of a verb, whose document and result are as the page says.
  private func result(
    _ arguments: [String], as title: String, status: Int32 = 0
  ) throws -> [String: Any] {
    let (ended, document) = try document(arguments)
    #expect(ended == status)
    #expect(document["status"] as? Int == Int(status))
    #expect(document["schema"] as? String == "vitrine/\(arguments[0])")
    #expect(try mistakes("document", document) == [])
    let result = try #require(document["result"] as? [String: Any])
    #expect(try mistakes(title, result) == [])
    return result
  }

  private func remove() { try? FileManager.default.removeItem(atPath: root) }

  private var frames: [String] {
    ["--kind", "edited", "--quiet", "--appearance", "light", "--out", root + "/output"]
  }
  private var goldens: [String] { ["--goldens", root + "/Goldens"] }

  @Test func framesAreTheManifest() throws {
    defer { remove() }
    let made = try result(["render"] + frames, as: "render")
    let manifest = try #require(made["manifest"] as? [String: Any])
    let file = try Data(contentsOf: URL(fileURLWithPath: root + "/output/manifest.json"))
    let written = try #require(try JSONSerialization.jsonObject(with: file) as? NSDictionary)
    #expect(written.isEqual(manifest))
    #expect((manifest["frames"] as? [Any])?.isEmpty == false)
    let gallery = try result(["gallery"] + frames, as: "render")
    #expect((gallery["page"] as? String)?.hasSuffix("/output/index.html") == true)
  }

  @Test func goldensAreRecordedVerifiedApprovedAndPruned() throws {
    defer { remove() }
    let recorded = try result(["record"] + frames + goldens, as: "record")
    let ids = try #require(recorded["frames"] as? [[String: Any]]).compactMap {
      $0["id"] as? String
    }
    #expect(!ids.isEmpty)
    let same = try result(["verify"] + frames + goldens, as: "verify")
    #expect(same["counts"] as? [String: Int] == ["identical": ids.count])
    #expect((same["causes"] as? [Any])?.isEmpty == true)
    // A golden that is gone, and one that nothing claims.
    let first = try ids.element(0)
    let gone = first.split(separator: "/").dropLast().joined(separator: "/") + "/timeline-099@3x"
    try FileManager.default.moveItem(
      atPath: "\(root)/Goldens/\(first).png", toPath: "\(root)/Goldens/\(gone).png")
    let verified = try result(["verify"] + frames + goldens, as: "verify", status: 1)
    #expect((verified["counts"] as? [String: Int])?["new"] == 1)
    let approved = try result(
      ["approve", "--out", root + "/output"] + goldens, as: "approve")
    #expect(approved["approved"] as? [String] == [first])
    let pruned = try result(["prune"] + frames + goldens, as: "prune")
    #expect(pruned["unclaimed"] as? [String] == [gone])
    #expect(pruned["isRemoved"] as? Bool == true)
  }

  @Test func findingsHaveReasonAndRemedy() throws {
    defer { remove() }
    let (_, document) = try document(
      ["audit", "--kind", "unordered-timeline", "--quiet", "--out", root + "/output"])
    #expect(try mistakes("document", document) == [])
    let audited = try #require(document["result"] as? [String: Any])
    #expect(try mistakes("audit", audited) == [])
    let findings = try #require(audited["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
  }

  @Test func aDayIsTheReportOfTheSimulation() throws {
    defer { remove() }
    let played = try result(
      [
        "timeline", "--kind", "edited", "--family", "systemSmall", "--hours", "1", "--quiet",
        "--out", root + "/output",
      ], as: "timeline")
    #expect((played["page"] as? String)?.hasPrefix("/") == true)
  }

  @Test func whatIsInstalledAndWhatThereIs() throws {
    defer { remove() }
    let listed = try result(["list", "--provider-timeout", "6"], as: "list")
    #expect((listed["products"] as? [[String: Any]])?.first?["name"] as? String == "FixtureWidgets")
    let (_, doctor) = try document(["doctor"])
    #expect(try mistakes("doctor", doctor["result"] ?? "") == [])
    let help = try result(["help"], as: "help")
    let verbs = try #require(help["verbs"] as? [[String: Any]])
    // Every verb has the option, but for those that speak a protocol or serve a page.
    let others = ["mcp", "serve", "review", "watch"]
    for verb in verbs where !others.contains(verb["name"] as? String ?? "") {
      let options = verb["options"] as? [[String: Any]] ?? []
      #expect(options.contains { $0["name"] as? String == "json" }, "\(verb["name"] ?? "")")
    }
    let script = try result(["completion", "bash"], as: "lines")
    #expect((script["lines"] as? [String])?.isEmpty == false)
  }

  @Test(arguments: [
    ["render", "--family", "systemHuge"], ["rendr"], ["verify", "--kind", "nothing-of-that-name"],
    ["render", "--json=x"],
  ])
  func anErrorIsADocument(arguments: [String]) throws {
    defer { remove() }
    let (status, document) = try document(arguments)
    #expect(status == 2)
    #expect(try mistakes("document", document) == [])
    let error = try #require(document["error"] as? [String: Any])
    #expect((error["message"] as? String)?.isEmpty == false)
    #expect(document["result"] == nil)
  }

  @Test func aFileTakesTheReportAndTextIsPrinted() throws {
    defer { remove() }
    #expect(!JSONOption.isAsked(["verify", "--json", "report.json"]))
    #expect(!JSONOption.isAsked(["verify", "--json=report"]))
    #expect(JSONOption.isAsked(["verify", "--json", "MyApp.xcodeproj"]))
    #expect(JSONOption.isAsked(["verify", "--json=-"]))
    let copy = root + "/copy.json"
    let printed = Printed()
    let output = CommandOutput { printed.text += $0 }
    #expect(command.run(["verify", "--json", copy] + frames + goldens, output) == 1)
    #expect(printed.text.contains("/report/index.html"))
    #expect(
      FileManager.default.contentsEqual(
        atPath: copy, andPath: root + "/output/report/report.json"))
  }
}
