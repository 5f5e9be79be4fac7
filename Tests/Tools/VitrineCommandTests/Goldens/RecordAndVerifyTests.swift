import Foundation
import Goldens
import Rendering
import Testing

@testable import VitrineCommand

/// `record`, `verify`, `approve` and `prune` of a widget whose source is edited.
@Suite(.blocking) struct RecordAndVerifyTests {
  /// One family in one appearance: placeholder, snapshot and two entries.
  private let small = ["--family", "systemSmall", "--appearance", "light"]

  @Test func whatWasRecordedVerifies() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    let names = ["placeholder", "snapshot", "timeline-000", "timeline-001"]
    let expected = ["systemMedium", "systemSmall"].flatMap { family in
      names.flatMap { ["edited/\(family)/\($0)@3x.png", "edited/\(family)/\($0)~dark@3x.png"] }
    }
    #expect(project.files() == expected)
    #expect(try project.run("verify") == 0)
    #expect(try project.entries().map(\.status) == Array(repeating: .identical, count: 16))
    let before = project.files().map { project.bytes($0) }
    #expect(try project.run("record") == 0)
    #expect(project.files().map { project.bytes($0) } == before)
  }

  @Test func equalFramesAreEqualFiles() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    // The placeholder is redacted, the others are not: what is equal is the widget in light and dark.
    #expect(try project.run("record", ["--family", "systemSmall"]) == 0)
    let light = project.bytes("edited/systemSmall/timeline-000@3x.png")
    #expect(light != nil)
    #expect(light != project.bytes("edited/systemSmall/timeline-001@3x.png"))
    let text = PNGDecoder.text(in: [UInt8](light ?? Data())).map(\.text).joined()
    #expect(!text.contains("timeline"))
  }

  @Test func aFrameWithoutAGoldenFailsUntilItIsApproved() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("verify", small) == 1)
    #expect(Set(try project.differences().values) == [.new])
    #expect(try project.run("approve") == 0)
    #expect(project.files().count == 4)
    #expect(try project.run("verify", small) == 0)
  }

  @Test func aChangeIsFoundAndApprovingAPartLeavesTheRest() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    #expect(try project.run("verify", edits: "color", small) == 1)
    // The placeholder's capsule is redacted, and its color with it.
    let changed = try project.differences()
    #expect(changed["edited/systemSmall/snapshot@3x"] == .changed)
    #expect(changed["edited/systemSmall/timeline-000@3x"] == .changed)
    #expect(changed["edited/systemSmall/timeline-001@3x"] == .changed)
    #expect(try project.run("approve", ["edited/systemSmall/timeline-*"]) == 0)
    #expect(try project.run("verify", edits: "color", small) == 1)
    let left = try project.differences()
    #expect(left["edited/systemSmall/snapshot@3x"] == .changed)
    #expect(left["edited/systemSmall/timeline-000@3x"] == nil)
    #expect(left["edited/systemSmall/timeline-001@3x"] == nil)
    #expect(try project.run("approve") == 0)
    #expect(try project.run("verify", edits: "color", small) == 0)
  }

  @Test func aBrokenFrameGivesFourAndTheOthersAreCompared() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    #expect(try project.run("verify", edits: "broken,data", small) == 4)
    let found = try project.differences()
    #expect(found["edited/systemSmall/timeline-001@3x"] == .failed)
    #expect(found["edited/systemSmall/snapshot@3x"] == .changed)
    #expect(found.count == 2)
    let message = try project.entry("edited/systemSmall/timeline-001@3x")?.message ?? ""
    #expect(message.contains("The price is no number."))
    // What broke has nothing to approve, and its golden stays.
    let golden = project.bytes("edited/systemSmall/timeline-001@3x.png")
    #expect(try project.run("approve") == 0)
    #expect(project.bytes("edited/systemSmall/timeline-001@3x.png") == golden)
    #expect(try project.run("verify", edits: "data", small) == 0)
  }

  /// A run that can't begin leaves the report whose pictures are still to be approved.
  @Test func aMistypedOptionLeavesTheLastReport() throws {
    var project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("verify", small) == 1)
    project.kind = "edit"
    #expect(try project.run("verify", small) == 2)
    #expect(try project.run("approve") == 0)
    #expect(project.files().count == 4)
  }

  @Test func aShorterTimelineLeavesAMissingFrame() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    #expect(try project.run("verify", edits: "shorter", small) == 1)
    #expect(try project.differences() == ["edited/systemSmall/timeline-001@3x": .missing])
    #expect(
      try project.entry("edited/systemSmall/timeline-001@3x")?.expected
        == "expected/edited/systemSmall/timeline-001@3x.png")
    // Approving adds and replaces; only pruning removes.
    #expect(try project.run("approve") == 0)
    #expect(project.files().count == 4)
    #expect(try project.run("prune", edits: "shorter", small) == 0)
    #expect(project.files().count == 3)
    #expect(try project.run("verify", edits: "shorter", small) == 0)
  }

  @Test func goldensOfNoFrameAreOrphanedAndPruned() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    let files = FileManager.default
    let old = project.goldens + "/edited/systemSmall/snapshot@3x.png"
    let gone = project.goldens + "/edited/systemSmall/snapshot~accessibility3@3x.png"
    let other = project.goldens + "/elsewhere/systemSmall/snapshot@3x.png"
    try files.createDirectory(
      atPath: project.goldens + "/elsewhere/systemSmall", withIntermediateDirectories: true)
    try files.copyItem(atPath: old, toPath: gone)
    try files.copyItem(atPath: old, toPath: other)
    #expect(try project.run("verify", small) == 1)
    // Of another widget nothing was asked.
    #expect(
      try project.differences() == ["edited/systemSmall/snapshot~accessibility3@3x": .orphaned])
    #expect(try project.run("prune", small + ["--check"]) == 1)
    #expect(project.files().count == 6)
    #expect(try project.run("prune", small) == 0)
    #expect(project.files().count == 5)
    #expect(files.fileExists(atPath: other))
    #expect(try project.run("prune", small + ["--check"]) == 0)
  }

  @Test func whatWasNotChosenIsNeitherMissingNorPruned() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    #expect(try project.run("verify", small) == 0)
    #expect(try project.run("verify", ["--phase", "snapshot"]) == 0)
    #expect(try project.run("prune", small) == 0)
    #expect(project.files().count == 16)
  }

  @Test func pruningStopsWhileFramesFail() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", small) == 0)
    #expect(try project.run("prune", edits: "broken", small) == 4)
    #expect(project.files().count == 4)
  }

  @Test func aFilterThatMatchesNothingIsRefused() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("approve") == 2)
    #expect(try project.run("verify", small) == 1)
    #expect(try project.run("approve", ["edited/systemTiny"]) == 2)
    #expect(project.files() == [])
  }
}
