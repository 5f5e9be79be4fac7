import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Live Activities of the fixture widgets, drawn by real worker processes.
@Suite(.blocking) struct ActivityFrameTests {
  private func run(_ batch: FrameBatch) throws -> BatchResult {
    WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  private func parcel(
    _ family: String, in folder: ScratchFolder, files: [String] = []
  ) throws -> BatchResult {
    var batch = FrameBatch.fixture(
      "ParcelAttributes", family: family, phases: [.preview], in: folder)
    batch.world.activityFiles = files
    return try run(batch)
  }

  @Test func anActivityIsCalledByItsAttributesAndListsItsPreviews() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let parcel = try #require(widgets.first { $0.kind == "ParcelAttributes" })
    #expect(parcel.surface == .liveActivity)
    #expect(parcel.states == ["preview-Low", "preview-High-1", "preview-High-2", "preview-3"])
    #expect(widgets.first { $0.kind == "SilentAttributes" }?.states == [])
    #expect(
      widgets.first { $0.kind == "FerryAttributes" }?.states
        == ["state-sample-data", "state-sample-data-2"])
  }

  /// The stages are those of the type in their order; the gate is an optional.
  @Test func statesAreMadeWhereThereIsNoPreview() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(
      "FerryAttributes", family: "activityLockScreen", phases: [.preview], in: folder)
    let made = try run(batch)
    #expect(made.failures.isEmpty)
    #expect(
      made.frames.map(\.texts) == [
        ["Ship name boarding 0.4 3"], ["Ship name crossing 0.65 0"],
      ])
    #expect(made.frames.map { $0.diagnostics.map(\.code) } == [["sample-data"], ["sample-data"]])
    let file = folder.path + "/ferry.json"
    try Data(
      """
      {"activity": "FerryAttributes", "attributes": {"shipName": "Gull"}, "states": [
        {"name": "own", "content": {"stage": "landed", "progress": 1, "arrival": 0}}]}
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    batch.world.activityFiles = [file]
    let given = try run(batch)
    #expect(given.frames.map(\.texts) == [["Gull landed 1.0 0"]])
    #expect(given.frames.map(\.diagnostics.isEmpty) == [true])
  }

  @Test func theLockScreenFitsItsHeightToTheContent() throws {
    let folder = try ScratchFolder()
    let result = try parcel("activityLockScreen", in: folder)
    #expect(result.failures.isEmpty)
    #expect(
      result.frames.map(\.id) == [
        "ParcelAttributes/activityLockScreen/preview-Low@3x",
        "ParcelAttributes/activityLockScreen/preview-High-1@3x",
        "ParcelAttributes/activityLockScreen/preview-High-2@3x",
      ])
    #expect(
      result.frames.map(\.size) == [
        CGSize(width: 371, height: 84), CGSize(width: 371, height: 120),
        CGSize(width: 371, height: 160),
      ])
    #expect(result.frames.map(\.texts) == [["A medium"], ["B medium"], ["B medium"]])
    #expect(result.frames.first?.links.map(\.url) == ["parcel://A"])
    #expect(result.frames[at: 1]?.diagnostics.isEmpty == true)
    #expect(result.frames[at: 2]?.diagnostics.map(\.code) == ["activity-too-tall"])
  }

  /// A presentation's own preview comes before the others.
  @Test func aPresentationsOwnPreviewsAreDrawnThere() throws {
    let folder = try ScratchFolder()
    let frame = try #require(try parcel("dynamicIslandCompact", in: folder).frames.first)
    #expect(frame.id == "ParcelAttributes/dynamicIslandCompact/preview-3@3x")
    // Both ends of 100.5 points beside a camera of 125.33.
    #expect(abs(frame.size.width - 326.33) < 0.01)
    #expect(frame.texts == ["L", "much too long for a side"])
    #expect(frame.links.map(\.url) == ["parcel://island"])
    // Of the text alone: the ring on the other side fits the island's height.
    #expect(frame.diagnostics.map(\.code) == ["compact-too-wide"])
    let file = try #require(folder.files()["frames/\(frame.id).png"])
    // 326.33 × 36.67 points at three pixels: 979 × 110.
    #expect(Array(file[16..<24]) == [0, 0, 3, 211, 0, 0, 0, 110])
  }

  @Test func theSmallFamilyHasTheContentWhereItIsDeclared() throws {
    let folder = try ScratchFolder()
    let frame = try #require(try parcel("activitySmall", in: folder).frames.first)
    #expect(frame.texts == ["A small"])
    #expect(frame.size == CGSize(width: 184, height: 80.5))
  }

  @Test func theIslandGrowsWithItsRegions() throws {
    let folder = try ScratchFolder()
    let frames = try parcel("dynamicIslandExpanded", in: folder).frames
    // Margins of 17, a line of 20.33, the distance of 10.64 below a text, and 20.
    #expect(frames.map(\.size.height).first == 85)
    #expect(frames.last?.size.height == 160)
    #expect(frames.last?.diagnostics.map(\.code) == ["activity-too-tall"])
    #expect(frames.first?.texts == ["leading", "bottom"])
  }

  /// Its states aren't known, but it is: drawing it says why.
  @Test func aPreviewThatEndsTheProcessCostsItselfAlone() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    #expect(
      widgets.first { $0.kind == "BrittleAttributes" }?.states == ["preview-Ends", "preview-Holds"])
    let folder = try ScratchFolder()
    let result = try run(
      .fixture("BrittleAttributes", family: "activityLockScreen", phases: [.preview], in: folder))
    #expect(result.frames.map(\.texts) == [["number 2"]])
    #expect(
      result.failures.map(\.message) == [
        "The preview at FixtureWidgets/Activities.swift:149: the process left with status 3. Mend it, or leave it "
          + "out by #if: the other frames are made."
      ])
  }

  @Test func aFilesStatesFollowThePreviews() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/parcel.json"
    try Data(
      """
      {"activity": "ParcelAttributes", "attributes": {"order": "F"}, "states": [
        {"name": "late one", "isStale": true,
         "content": {"height": 90, "arrival": "2026-01-09T10:00:00Z"}}]}
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    let result = try parcel("activityLockScreen", in: folder, files: [file])
    #expect(result.failures.isEmpty)
    let frame = try #require(result.frames.last)
    #expect(frame.id == "ParcelAttributes/activityLockScreen/state-late%20one@3x")
    #expect(frame.texts == ["F medium stale"])
    #expect(frame.size.height == 90)
  }

  @Test(arguments: [
    (
      #"{"height": 1, "arrival": 0, "colour": "red"}"#,
      "ParcelAttributes has no colour. It has: arrival, height."
    ),
    (#"{"height": 1}"#, "arrival is missing."),
    (#"{"height": "tall", "arrival": 0}"#, "height should be a Double."),
    (#"{"height": 1, "arrival": "soon"}"#, "a date is written as 2026-01-09T09:41:00Z"),
  ])
  func aStateThatDoesntFitIsReported(_ content: String, _ words: String) throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/parcel.json"
    try Data(
      """
      {"activity": "ParcelAttributes", "attributes": {"order": "F"},
       "states": [{"name": "odd", "content": \(content)}]}
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    let result = try parcel("activityLockScreen", in: folder, files: [file])
    // The previews are drawn all the same.
    #expect(result.frames.count == 3)
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.message.contains(words) == true)
    #expect(result.failures.first?.message.contains("odd") == true)
  }
}
