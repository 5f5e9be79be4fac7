import Planning
import Foundation
import Goldens
import Rendering
import Testing

@testable import VitrineCommand

/// Goldens as digests, of other versions, damaged, with tolerances, and what is refused.
@Suite(.blocking) struct GoldenFormatsTests {
  private let small = [
    "--family", "systemSmall", "--appearance", "light", "--phase", "snapshot,timeline",
  ]
  private let snapshot = "edited/systemSmall/snapshot@3x"

  @Test func digestsFindTheSameChanges() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = small + ["--goldens-format", "digest"]
    #expect(try project.run("record", options) == 0)
    #expect(project.files().allSatisfy { $0.hasSuffix(".json") })
    #expect(project.files().count == 3)
    #expect(try project.run("verify", options) == 0)
    #expect(try project.run("verify", edits: "string", options) == 1)
    let entry = try #require(try project.entry(snapshot))
    #expect(entry.status == .changed)
    #expect(entry.expected == nil)
    #expect(entry.actual == "actual/\(snapshot).png")
    #expect(!entry.changes.isEmpty)
    #expect(try project.run("approve") == 0)
    #expect(try project.run("verify", edits: "string", options) == 0)
    // Pictures take the digests' place.
    #expect(try project.run("record", small) == 0)
    #expect(project.files().allSatisfy { $0.hasSuffix(".png") })
  }

  @Test func toleranceIsOptIn() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    #expect(try project.run("verify", edits: "color", small) == 1)
    let difference = try #require(try project.entry(snapshot)?.pixels)
    #expect(difference.regions.count == 1)
    // A capsule of 4 by 16 points.
    #expect(difference.count > 3 * 3 * 3 * 14 && difference.count <= 9 * 4 * 16)
    let count = difference.count
    #expect(
      try project.run("verify", edits: "color", small + ["--tolerance-pixels", "\(count)"]) == 0)
    #expect(
      try project.run("verify", edits: "color", small + ["--tolerance-pixels", "\(count - 1)"]) == 1
    )
    #expect(try project.run("verify", edits: "color", small + ["--tolerance-pixels", "90%"]) == 0)
    #expect(try project.run("verify", edits: "color", small + ["--tolerance-color", "99"]) == 0)
    #expect(try project.run("verify", edits: "color", small + ["--tolerance-color", "20"]) == 1)
  }

  @Test func aMaskHidesItsPlaceOnly() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    let file = project.root + "/masks.json"
    func mask(_ text: String) throws -> [String] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return small + ["--masks", file]
    }
    let hidden = #"[{"frames": "edited/*", "rect": [0, 0, 158, 158], "reason": "All of it."}]"#
    #expect(try project.run("verify", edits: "color", try mask(hidden)) == 0)
    let corner = #"[{"frames": "edited/*", "rect": [150, 150, 8, 8], "reason": "A corner."}]"#
    #expect(try project.run("verify", edits: "color", try mask(corner)) == 1)
    let silent = #"[{"frames": "edited/*", "rect": [150, 150, 8, 8], "reason": " "}]"#
    #expect(try project.run("verify", try mask(silent)) == 2)
    #expect(try project.run("verify", try mask("{}")) == 2)
  }

  @Test func anOlderMakersGoldensAreNamedAndMigrated() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    let file = "\(project.goldens)/\(snapshot).png"
    let golden = try GoldenReader.golden(at: file, format: .png)
    var header = golden.header
    header.engine = "cairo 1.14.0, FreeType 2.8.0, HarfBuzz 1.7.0, fonts 0"
    header.generator = "Vitrine 0.0.1"
    let layout = PNGDecoder.text(
      in: [UInt8](try #require(project.bytes(snapshot + ".png"))), keyword: "vitrine-layout")
    let bytes = GoldenEncoder().png(
      try #require(golden.picture), header: header, layout: try #require(layout.first).text)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    // It looks the same, and a note reports that.
    #expect(try project.run("verify", small) == 0)
    #expect(try project.notes().contains { $0.contains("Vitrine 0.0.1") && $0.contains("migrate") })
    // Where it doesn't, it stays.
    #expect(
      try project.run("record", edits: "color", small + ["--mode", "migrate"]) == 0)
    #expect(try GoldenReader.header(of: file, format: .png)?.generator == "Vitrine 0.0.1")
    #expect(try project.run("record", small + ["--mode", "migrate"]) == 0)
    #expect(try GoldenReader.header(of: file, format: .png)?.generator == Version.generator)
    #expect(try project.run("verify", small) == 0)
    #expect(try project.notes() == [])
  }

  @Test func aNewerFormIsUnreadable() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    let file = URL(fileURLWithPath: "\(project.goldens)/\(snapshot).png")
    let golden = try GoldenReader.golden(at: file.path, format: .png)
    var header = golden.header
    header.version = 99
    try Data(GoldenEncoder().png(try #require(golden.picture), header: header, layout: ""))
      .write(to: file)
    #expect(try project.run("verify", small) == 1)
    #expect(try project.differences() == [snapshot: .unreadable])
    #expect(try project.entry(snapshot)?.message?.contains("Update Vitrine") == true)
    #expect(try project.run("approve", ["--unreadable"]) == 0)
    #expect(try project.run("verify", small) == 0)
  }

  @Test func aGoldenThatWasPaintedOverIsSeenByPixelsAndRecordedAgain() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    let file = "\(project.goldens)/\(snapshot).png"
    let before = project.bytes(snapshot + ".png")
    let golden = try GoldenReader.golden(at: file, format: .png)
    let layout = PNGDecoder.text(in: [UInt8](before ?? Data()), keyword: "vitrine-layout")
    // The header of the old picture on another one.
    let other = try GoldenReader.golden(
      at: "\(project.goldens)/edited/systemSmall/timeline-000@3x.png", format: .png)
    let bytes = GoldenEncoder().png(
      try #require(other.picture), header: golden.header, layout: try #require(layout.first).text)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    #expect(try project.run("verify", small + ["--compare", "pixels"]) == 1)
    #expect(try project.differences() == [snapshot: .unreadable])
    #expect(try project.run("record", small) == 0)
    #expect(project.bytes(snapshot + ".png") == before)
  }

  @Test func picturesThatArentGoldensStay() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    for name in ["logo.png", "edited/systemSmall/sketch.png", "edited/.movie.part"] {
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(project.goldens)/\(name)"))
    }
    #expect(try project.run("verify", small) == 0)
    #expect(try project.run("prune", small) == 0)
    #expect(project.bytes("logo.png") == Data("mine".utf8))
    #expect(project.bytes("edited/systemSmall/sketch.png") == Data("mine".utf8))
    #expect(project.bytes("edited/.movie.part") == Data("mine".utf8))
  }

  @Test func onlyMissingGoldensAreWrittenWhereThatIsAsked() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    try FileManager.default.removeItem(atPath: "\(project.goldens)/\(snapshot).png")
    let other = project.bytes("edited/systemSmall/timeline-000@3x.png")
    #expect(try project.run("record", edits: "color", small + ["--mode", "missing"]) == 0)
    #expect(project.files().count == 3)
    #expect(project.bytes("edited/systemSmall/timeline-000@3x.png") == other)
  }

  @Test func goldensBeyondTheirLimitFailWithAdvice() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small + ["--goldens-limit", "0.001"]) == 1)
    #expect(try project.run("record", small + ["--goldens-limit", "1"]) == 0)
  }

  @Test(arguments: [
    ["--shard", "4/3"], ["--shard", "0/3"], ["--shard", "x"], ["--goldens-format", "jpeg"],
    ["--tolerance-pixels", "-1"], ["--tolerance-pixels", "lots"], ["--masks", "/nowhere.json"],
    ["--timings", "/nowhere.json"], ["--json", "/proc/nothing/report.json"], ["--junit", "/tmp"],
    ["--goldens-format", "digest", "--tolerance-pixels", "3"],
  ])
  func senselessOptionsAreUsageErrors(_ options: [String]) throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("verify", options) == 2)
  }
}
