import Foundation
import Testing

@testable import WidgetHost

/// Background sessions are carried out after the timeline is given, as the system does.
@Suite(.blocking) struct BackgroundSessionTests {
  private func frame(_ kind: String) throws -> FrameRecord {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    try Data("high at six".utf8).write(to: URL(fileURLWithPath: host + "/tides.txt"))
    var batch = FrameBatch.fixture(kind, phases: [.timeline], in: folder)
    batch.providerTimeout = 8
    batch.world.network = .fixtures(folder.path + "/net")
    let result = WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
    return try #require(result.frames.first)
  }

  @Test func theWidgetIsToldAndItsNewTimelineShown() throws {
    let frame = try frame("fetched-background")
    #expect(
      frame.texts == ["events of example.fetched-background, file “high at six”, end, over"])
    #expect(frame.diagnostics.map(\.code) == ["background-session-reloaded"])
  }

  @Test func aWidgetThatAsksForNoTimelineIsNamed() throws {
    let frame = try frame("fetched-silent")
    #expect(frame.texts == ["nothing yet"])
    #expect(
      frame.diagnostics.map(\.code) == [
        "background-session-unfinished", "background-session-not-reloaded",
      ])
  }

  @Test func aProviderMayWaitForItsSession() throws {
    let frame = try frame("fetched-waiting")
    #expect(frame.texts == ["high at six"])
    #expect(frame.diagnostics.isEmpty)
  }
}
