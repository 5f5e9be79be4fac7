import Foundation
import Testing

@testable import WidgetHost

/// An image that a view fetches: never there in a widget, in each of its phases in the preview of a view.
@Suite(.blocking) struct AsyncImageFrameTests {
  /// 4 × 2 pixels, all red.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGP4z8AARwzIHABvqgf5gNwAKAAAAABJRU5ErkJggg=="

  private func run(_ change: (inout FrameBatch) -> Void) throws -> [FrameRecord] {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    let data = try #require(Data(base64Encoded: Self.picture))
    try data.write(to: URL(fileURLWithPath: host + "/skagen.png"))
    let missing = #"""
      {"request": {"url": "https://example.com/nowhere.png"}, "answer": {"error": "cannotFindHost"}}
      """#
    try Data(missing.utf8).write(to: URL(fileURLWithPath: host + "/nowhere.fixture.json"))
    var batch = FrameBatch.fixture(
      "fetched-pictures", phases: [.timeline], in: folder, formats: [.json])
    batch.world.network = .fixtures(folder.path + "/net")
    change(&batch)
    return Array(
      WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0].frames)
  }

  @Test func inAWidgetItStaysEmptyAndIsNoted() throws {
    let frame = try #require(run { _ in }.first)
    #expect(frame.texts == ["skagen.png is loading", "nowhere.png is loading"])
    let notes = frame.diagnostics.filter { $0.code == "async-image" }.map(\.message)
    #expect(notes.count == 2)
    #expect(notes.first?.hasPrefix("AsyncImage of https://example.com/skagen.png shows") == true)
  }

  @Test func theAuditFindsWhatIsNeverLoaded() throws {
    let frame = try #require(run { $0.audits = true }.first)
    let found = try #require(frame.audit).observations.filter { $0.rule.rawValue == "lost-request" }
    #expect(found.count == 2)
    #expect(
      found.first?.message.hasPrefix("AsyncImage of https://example.com/skagen.png shows") == true)
  }

  @Test func inThePreviewOfAViewEachPhaseIsAFrame() throws {
    let frames = try run {
      $0.kind = ""
      $0.family = ""
      $0.phases = [.preview]
      $0.previewKinds = ["FetchedPictures"]
    }
    #expect(
      frames.map { $0.id.split(separator: "/").last.map(String.init) } == [
        "preview-Harbours@3x", "preview-Harbours-loading@3x", "preview-Harbours-offline@3x",
      ])
    let offline = "The Internet connection appears to be offline."
    #expect(
      frames.map(\.texts) == [
        ["nowhere.png: A server with the specified hostname could not be found."],
        ["skagen.png is loading", "nowhere.png is loading"],
        ["skagen.png: \(offline)", "nowhere.png: \(offline)"],
      ])
    #expect(frames.flatMap(\.diagnostics).filter { $0.code.hasPrefix("network") }.isEmpty)
  }
}
