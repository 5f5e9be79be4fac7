import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

/// `list` on the fixture widgets, some of whose previews end their process.
@Suite(.blocking) struct ListVerbTests {
  private func list(_ arguments: String...) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Repository.built("FixtureWidgets"))
    process.arguments = ["list", "--provider-timeout", "6"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func theFramesOfPreviewsAreNamed() throws {
    let (status, text) = try list()
    #expect(status == 0)
    let lines = text.components(separatedBy: "\n")
    for line in [
      "  previews:", "    Previewed/view/preview-Same-2  FixtureWidgets/Previewed.swift:39",
      "    well-behaved/systemSmall/preview-Card-001  FixtureWidgets/CardPreview.swift:4",
      "    Badge/systemMedium/preview-3  Badge_Previews",
      "    Words/activityLockScreen/preview-Parcel  Words_Previews",
      "    sample states: preview-Ends, preview-Holds",
    ] {
      #expect(lines.filter { $0 == line }.count == 1, "\(line)")
    }
    let problems = lines.filter {
      $0.contains("problem: The preview at FixtureWidgets/Previewed.swift:41")
    }
    #expect(problems.count == 1)
  }

  @Test func theSameAsJSON() throws {
    let (status, text) = try list("--json")
    #expect(status == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require(document["result"] as? [String: Any])
    let products = try #require(result["products"] as? [[String: Any]])
    let previews = try #require(products.first?["previews"] as? [String: Any])
    let frames = try #require(previews["frames"] as? [[String: String]])
    #expect(
      frames.first { $0["kind"] == "Badge" } == [
        "kind": "Badge", "family": "systemMedium", "phase": "preview-1",
        "place": "Badge_Previews",
      ])
    #expect((previews["problems"] as? [String])?.isEmpty == false)
  }
}
