import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Frames made by real worker processes of the fixture widgets.
@Suite(.blocking) struct WorkerPoolTests {
  private func run(_ batch: FrameBatch) throws -> BatchResult {
    let product = try FixtureProduct.executable
    return WorkerPool(jobs: 1).render([(product, batch)])[0]
  }

  private func phases(_ result: BatchResult) -> [String] { result.frames.map(\.request.phase.name) }

  @Test func aSummaryHasTheWidgetsNameAndFamilies() throws {
    let widgets = try WorkerPool.description(
      of: try FixtureProduct.executable, in: Setting(), within: 20
    ).widgets
    let first = try #require(widgets.first)
    #expect(first.kind == "well-behaved")
    #expect(first.displayName == "Well Behaved")
    #expect(first.description == "Does as it should.")
    #expect(first.supportedFamilies == ["systemSmall", "systemMedium"])
    #expect(widgets.map(\.kind).contains("chance"))
  }

  @Test func eachPhaseIsAskedForAsTheSystemDoes() throws {
    let folder = try ScratchFolder()
    let result = try run(.fixture("well-behaved", in: folder))
    #expect(result.failures.isEmpty)
    #expect(phases(result) == ["placeholder", "snapshot", "timeline-000", "timeline-001"])
    // The snapshot is shown in the widget gallery, so its context says that it is a preview.
    #expect(result.frames[at: 1]?.texts == ["systemSmall preview"])
    #expect(result.frames[at: 3]?.date == Setting.standardNow.addingTimeInterval(600))
    let timeline = try #require(result.timeline)
    #expect(timeline.dates.count == 2)
    guard case .after(let date) = timeline.policy else {
      Issue.record("the policy is lost")
      return
    }
    #expect(date == Setting.standardNow.addingTimeInterval(3600))
  }

  /// 158 points at three pixels each.
  @Test func aPictureHasExactlyItsPixels() throws {
    let folder = try ScratchFolder()
    _ = try run(.fixture("well-behaved", phases: [.snapshot], in: folder))
    let file = try #require(
      folder.files()["frames/well-behaved/systemSmall/snapshot@3x.png"])
    // Width and height are in the header, from byte 16 on, big endian.
    #expect(Array(file[16..<24]) == [0, 0, 1, 218, 0, 0, 1, 218])
  }

  @Test func aTrapCostsItsOwnFrameOnly() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("trapping-body", in: folder)
    var dark = FrameStyle()
    dark.appearance = .dark
    batch.styles = [FrameStyle(), dark]
    let result = try run(batch)
    #expect(
      phases(result) == [
        "placeholder", "placeholder", "snapshot", "snapshot", "timeline-000", "timeline-000",
      ])
    #expect(
      result.failures.map(\.frameID) == [
        "trapping-body/systemSmall/timeline-001@3x",
        "trapping-body/systemSmall/timeline-001~dark@3x",
      ])
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("Index out of range"))
    #expect(
      message.contains(
        "It happened in TrappingBody.Content.body.getter (FixtureWidgets.swift:117)."))
  }

  @Test(arguments: [
    ("never-completes", "gave no timeline within 1.5 s"),
    ("empty-timeline", "has no entry"),
    ("loops-forever", "didn't come back within 3.5 s"),
  ])
  func aProviderThatGivesNothingCostsItsTimelineOnly(kind: String, says: String) throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(kind, in: folder)
    batch.providerTimeout = 1.5
    let result = try run(batch)
    #expect(phases(result) == ["placeholder", "snapshot"])
    #expect(result.failures.count == 1)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains(says) && message.contains(kind), "\(message)")
  }

  @Test func aFrameThatTakesTooLongIsStoppedAndTheOthersMade() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("draws-forever", phases: [.placeholder, .snapshot], in: folder)
    var dark = FrameStyle()
    dark.appearance = .dark
    batch.styles = [dark, FrameStyle()]
    batch.frameTimeout = 2
    let result = try run(batch)
    #expect(phases(result) == ["placeholder", "snapshot"])
    #expect(
      result.failures.map(\.frameID) == [
        "draws-forever/systemSmall/placeholder~dark@3x",
        "draws-forever/systemSmall/snapshot~dark@3x",
      ])
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("within 2 s") && message.contains("--frame-timeout"), "\(message)")
  }

  @Test func aViewThatHoldsItselfIsDrawnAsDeepAsItGoes() throws {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("holds-itself", phases: [.snapshot], in: folder)
    batch.styles[0].appearance = .dark
    batch.frameTimeout = 60
    let result = try run(batch)
    #expect(result.failures.isEmpty)
    #expect(result.frames.first?.diagnostics.map(\.code) == ["too-deep"])
  }

  @Test func twoAnswersAreOneTooMany() throws {
    let folder = try ScratchFolder()
    let result = try run(.fixture("completes-twice", phases: [.timeline], in: folder))
    #expect(phases(result) == ["timeline-000"])
    #expect(result.failures.first?.message.contains("2 times") == true)
  }

  @Test func entriesOutOfOrderAreDrawnInOrderAndReported() throws {
    let folder = try ScratchFolder()
    let result = try run(.fixture("unordered-timeline", phases: [.timeline], in: folder))
    #expect(result.frames.map(\.date) == [0, 60].map(Setting.standardNow.addingTimeInterval))
    #expect(result.failures.first?.message.contains("entry 1") == true)
  }

  @Test func printingDoesNotDisturbTheFrames() throws {
    let folder = try ScratchFolder()
    let result = try run(.fixture("chance", phases: [.snapshot], in: folder))
    #expect(result.frames.count == 1)
    #expect(result.output.contains("printed by a widget"))
  }

  @Test func aHostileKindStaysInItsFolder() throws {
    let folder = try ScratchFolder()
    let result = try run(.fixture("../<b>& ä%\n", phases: [.snapshot], in: folder))
    #expect(
      Array(try folder.files().keys) == [
        "frames/%2E.%2F%3Cb%3E%26%20%C3%A4%25%0A/systemSmall/snapshot@3x.png"
      ])
    #expect(result.failures.isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenToIsReported() throws {
    let folder = try ScratchFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/frames"))
    let result = try run(.fixture("well-behaved", phases: [.snapshot], in: folder))
    #expect(result.frames.isEmpty)
    #expect(result.failures.first?.message.contains("frames") == true)
  }
}
