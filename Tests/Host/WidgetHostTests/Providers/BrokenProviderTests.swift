import AppIntents
import Foundation
import Testing

@testable import WidgetHost

/// Providers and views that fail: only their own frames are missing.
@Suite(.blocking) struct BrokenProviderTests {
  private func run(
    _ kind: String, _ change: (inout FrameBatch) -> Void = { _ in }
  ) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture(kind, in: folder)
    change(&batch)
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test(arguments: [
    ("broken-trap", "Unexpectedly found nil"),
    ("broken-loop", "didn't come back within 3.5 s"),
    ("broken-no-completion", "gave no timeline within 1.5 s"),
    ("broken-late", "gave no timeline within 1.5 s"),
    ("broken-leak", "took more than 512 MB of memory"),
    ("broken-deadlock", "didn't come back within 3.5 s"),
    ("broken-huge-image", "An image of 4000 × 4000 pixels"),
  ])
  func theTimelineIsLostAndTheRestIsMade(kind: String, says: String) throws {
    let result = try run(kind) {
      $0.memoryLimit = 512
      if says.contains("within") { $0.providerTimeout = 1.5 }
    }
    #expect(result.frames.map(\.request.phase.name) == ["placeholder", "snapshot"])
    #expect(result.failures.count == 1)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains(says) && message.contains(kind), "\(message)")
  }

  @Test func aSecondCompletionIsReportedAndTheFirstDrawn() throws {
    let result = try run("broken-two-completions")
    #expect(result.frames.map(\.request.phase.name) == ["placeholder", "snapshot", "timeline-000"])
    #expect(result.failures.first?.message.contains("2 times") == true)
  }

  @Test func aHugeTimelineIsDrawnAsFarAsItMakesSense() throws {
    let result = try run("broken-huge-timeline") {
      $0.phases = [.timeline]
      $0.output.formats = []
    }
    #expect(result.frames.count == 1500)
    #expect(result.failures.map { $0.message.contains("has 5000 entries") } == [true])
  }

  @Test func aQueryThatThrowsIsNamed() throws {
    let result = try run("broken-throw") {
      $0.phases = [.snapshot]
      $0.setting.configuration = Configuration(
        name: "mine", values: ["berth": .text("quay")])
    }
    #expect(result.frames.isEmpty)
    let message = try #require(result.failures.first?.message)
    #expect(message.contains("berth") && message.contains("HarbourClosed"), "\(message)")
  }
}
