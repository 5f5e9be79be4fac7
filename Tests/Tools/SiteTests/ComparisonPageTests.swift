import AppleComparison
import Foundation
import Testing

@testable import Site

@Suite struct ComparisonPageTests {
  private func page(_ limit: Int = 1000) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-comparison-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["theirs.png", "ours.png"] {
      try Data("abc".utf8).write(to: folder.appendingPathComponent(name))
    }
    var entry = ComparisonReport.Entry(
      picture: "<Trip>.png", status: .different, reason: "Trip; 474 × 474 pixels")
    entry.frame = "Trip/systemSmall/snapshot@3x"
    entry.width = 158
    entry.height = 158
    entry.scale = 3
    entry.theirs = "theirs.png"
    entry.ours = "ours.png"
    let box = ComparisonReport.Box(x: 1.33, y: 2, width: 10, height: 4)
    entry.remarks = [
      .init(
        kind: "text", sentence: "The text “A & B” is 3 pt lower than in Apple’s picture.",
        theirs: box, ours: nil, distance: 3, counts: true)
    ]
    let report = ComparisonReport(
      generator: "Vitrine", folder: "Shots", entries: [entry],
      framesWithoutPicture: ["Trip/systemSmall/snapshot~dark@3x"])
    return try ComparisonPage(report, folder: folder, limit: limit).html(
      from: TemplateFolder(replacements: nil))
  }

  @Test func whatFilesAreCalledIsEscaped() throws {
    let page = try page()
    #expect(page.contains("<bdi>&lt;Trip&gt;.png</bdi>"))
    #expect(page.contains("<bdi>The text “A &amp; B” is 3 pt lower than in Apple’s picture.</bdi>"))
    #expect(!page.contains("<Trip>"))
  }

  @Test func picturesAreInThePageUntilTheyAreMany() throws {
    #expect(try page().contains("data:image/png;base64,YWJj"))
    #expect(try page(2).contains("<img src=\"theirs.png\""))
  }

  @Test func whatDiffersIsOutlined() throws {
    #expect(
      try page().contains(
        "<i class=\"theirs\" style=\"left:1.33px;top:2px;width:10px;height:4px\">"))
  }

  @Test func framesWithoutAPictureAreListed() throws {
    let page = try page()
    #expect(page.contains("1 frame of the same widgets and families without a picture"))
    #expect(page.contains("<bdi>Trip/systemSmall/snapshot~dark@3x</bdi>"))
  }
}
