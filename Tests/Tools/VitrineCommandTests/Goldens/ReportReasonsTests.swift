import Foundation
import Goldens
import Testing

@testable import VitrineCommand

/// The reasons of layouts that `verify` keeps of frames that differ.
@Suite(.blocking) struct ReportReasonsTests {
  private let options = ["--family", "systemSmall", "--appearance", "light", "--phase", "snapshot"]
  /// What the test reads of an explanation.
  private struct Explanation: Decodable {
    struct View: Decodable {
      struct Step: Decodable { var step: String }
      var text: String?
      var why: [String]
      var steps: [Step]
    }
    var frame: String
    var views: [View]
  }

  private let id = "edited/systemSmall/snapshot@3x"

  @Test func aFrameThatDiffersHasTheReasonsOfItsLayout() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", options) == 0)
    #expect(try project.entry(id)?.reasons == nil)
    #expect(!FileManager.default.fileExists(atPath: project.report + "/reasons"))
    #expect(try project.run("verify", edits: "padding", options) == 1)
    let path = try #require(try project.entry(id)?.reasons)
    #expect(path == "reasons/\(id).json")
    let data = try #require(FileManager.default.contents(atPath: "\(project.report)/\(path)"))
    let explanation = try JSONDecoder().decode(Explanation.self, from: data)
    #expect(explanation.frame == id)
    let text = try #require(explanation.views.first { $0.text == "Apple" })
    #expect(!text.steps.isEmpty && !text.why.isEmpty)
    // The page has them within.
    let page = try String(contentsOfFile: project.report + "/index.html", encoding: .utf8)
    #expect(page.contains(#""reasons":"{"#))
    // A later run without differences leaves none.
    #expect(try project.run("verify", options) == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(project.report)/\(path)"))
  }

  @Test func aJointReportHasTheReasonsOfItsShards() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", options) == 0)
    #expect(try project.run("verify", edits: "padding", options + ["--shard", "1/1"]) == 1)
    let shard = project.root + "/shard"
    try FileManager.default.moveItem(atPath: project.root + "/output", toPath: shard)
    #expect(try project.run("merge", [shard]) == 1)
    let path = try #require(try project.entry(id)?.reasons)
    #expect(FileManager.default.fileExists(atPath: "\(project.report)/\(path)"))
  }
}
