import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Frames that one process makes one after another.
@Suite(.blocking) struct LiveWorkerTests {
  private let folder: ScratchFolder
  private let worker: LiveWorker

  init() throws {
    folder = try ScratchFolder()
    worker = LiveWorker(try FixtureProduct.executable)
  }

  private func batch(
    _ kind: String, family: String = "systemSmall", _ phase: PhaseKind, at seconds: Double? = nil,
    continues: Bool = false
  ) -> FrameBatch {
    var batch = FrameBatch.fixture(kind, family: family, phases: [phase], in: folder)
    batch.live = LiveTask(
      date: seconds.map { Setting.standardNow.addingTimeInterval($0) }, continues: continues)
    return batch
  }

  /// Numbers of the system's random generator show whether a frame depends on those before it.
  @Test(arguments: ["well-behaved", "chance", "configurable"])
  func aWarmFrameIsThatOfANewProcess(kind: String) throws {
    _ = worker.make(batch("hourly", .snapshot))
    _ = worker.make(batch(kind, .placeholder))
    let warm = worker.make(batch(kind, .snapshot))
    let new = WorkerPool(jobs: 1).render(
      [(try FixtureProduct.executable, .fixture(kind, phases: [.snapshot], in: folder))])[0]
    #expect(warm.failures.isEmpty && warm.frames.count == 1)
    #expect(warm.frames.map(\.digest) == new.frames.map(\.digest))
    #expect(warm.frames.map(\.texts) == new.frames.map(\.texts))
  }

  /// The provider's entries are at the three full hours after 09:41.
  @Test(arguments: [(0.0, "h10"), (1140, "h10"), (4739, "h10"), (4740, "h11"), (86_400, "h12")])
  func aDateShowsTheEntryOfItsTime(seconds: Double, text: String) throws {
    let result = worker.make(batch("hourly", .timeline, at: seconds))
    #expect(result.frames.map(\.texts) == [[text]])
    #expect(result.timeline?.dates.count == 3)
  }

  @Test func aFrameThatEndsTheProcessCostsItselfAlone() throws {
    #expect(worker.make(batch("hourly", .snapshot)).frames.count == 1)
    let broken = worker.make(batch("trapping-body", .timeline, at: 600))
    #expect(broken.frames.isEmpty && broken.failures.count == 1)
    #expect(worker.make(batch("hourly", .snapshot)).frames.count == 1)
  }

  @Test func aPressedToggleStaysAsItIsUntilTheWorldBeginsAgain() throws {
    let lamp = batch("touched", family: "systemLarge", .timeline, at: 0)
    let first = try #require(worker.make(lamp).frames[at: 0])
    let control = try #require(first.controls?.first { $0.isOn == false })
    #expect(control.isEnabled && control.rect.width > 10)

    let pressed = worker.press(
      control.name, in: batch("touched", family: "systemLarge", .timeline, continues: true))
    #expect(
      pressed.frames.map { $0.request.phase.name.split(separator: "-").last.map(String.init) }
        == ["before", "optimistic", "invalidated", "after"])
    #expect(pressed.frames[at: 0]?.texts.contains("dark") == true)
    #expect(pressed.frames[at: 3]?.texts.contains("lit") == true)

    var later = lamp
    later.live?.continues = true
    #expect(worker.make(later).frames[at: 0]?.texts.contains("lit") == true)
    worker.restart()
    #expect(worker.make(lamp).frames[at: 0]?.texts.contains("dark") == true)
  }
}
