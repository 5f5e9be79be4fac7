import DisplayList
import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// A widget that shows JSON and a picture of a file that mitmproxy exported.
@Suite(.blocking) struct HARWidgetTests {
  private static let har = Repository.root.appendingPathComponent(
    "Tests/Host/NetworkFixturesTests/Fixtures/tides.har"
  ).path

  private func frames(
    _ network: NetworkSource, timeZone: String = "UTC"
  ) throws -> (BatchResult, ScratchFolder) {
    let folder = try ScratchFolder("har")
    var batch = FrameBatch.fixture("tides", phases: [.snapshot, .timeline], in: folder)
    batch.setting.timeZone = timeZone
    batch.world = WorldSpec(network: network)
    return (WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0], folder)
  }

  @Test func theRecordingFillsEachFrame() throws {
    let (result, folder) = try frames(.fixtures(Self.har))
    let texts = ["Skagen", "03:12  0.31 m", "09:25  1.08 m", "15:40  0.27 m"]
    #expect(result.frames.map(\.texts) == [texts, texts])
    #expect(result.frames.flatMap(\.diagnostics) == [])
    #expect(result.failures.isEmpty)
    // The same bytes again, and in another time zone.
    let (again, other) = try frames(.fixtures(Self.har), timeZone: "Asia/Shanghai")
    #expect(again.frames.map(\.digest) == result.frames.map(\.digest))
    let names = result.frames.flatMap { $0.files.sorted { $0.key < $1.key }.map(\.value) }
    #expect(!names.isEmpty)
    for name in names {
      #expect(
        FileManager.default.contents(atPath: "\(folder.path)/\(name)")
          == FileManager.default.contents(atPath: "\(other.path)/\(name)"), "\(name)")
    }
  }

  @Test func withoutItTheRequestIsNamed() throws {
    let (result, _) = try frames(.denied)
    #expect(result.frames.map(\.texts) == [["No tides"], ["No tides"]])
    let url = "http://127.0.0.1:8731/v1/tides?harbour=Skagen&day=2026-01-09"
    for frame in result.frames {
      #expect(frame.diagnostics.contains { $0.message.hasPrefix("A request to \(url) was denied") })
    }
  }
}
