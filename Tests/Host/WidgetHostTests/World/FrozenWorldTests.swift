import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The clock, random numbers, locale and files that a widget's own code finds.
@Suite(.blocking) struct FrozenWorldTests {
  private func words(_ change: (inout Setting) -> Void = { _ in }) throws -> [String] {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("chance", phases: [.snapshot], in: folder)
    change(&batch.setting)
    let product = try FixtureProduct.executable
    let result = WorkerPool(jobs: 1).render([(product, batch)])[0]
    // "systemSmall", then what the provider saw.
    let text = try #require(result.frames.first?.texts.first)
    return text.split(separator: " ").map(String.init)
  }

  @Test func clockAndChanceRepeatInAnotherProcess() throws {
    let first = try words(), second = try words()
    #expect(first.count == 7)
    #expect(first == second)
    #expect(first[at: 1] == "1767951660.0")
  }

  @Test func anotherSeedGivesOtherNumbers() throws {
    let first = try words(), second = try words { $0.seed = 1 }
    #expect(try first.element(1) == second.element(1))
    #expect(try first.element(2) != second.element(2))
    #expect(try first.element(3) != second.element(3))
  }

  @Test func theLocaleAndTimeZoneAreTheRequests() throws {
    let words = try words {
      $0.locale = "zh_Hans_CN"
      $0.timeZone = "Asia/Shanghai"
    }
    #expect(words[5] == "zh_Hans_CN")
    #expect(words[6] == "Asia/Shanghai")
  }

  @Test func theNetworkIsDeniedAndTheURLNamed() throws {
    let folder = try ScratchFolder()
    let batch = FrameBatch.fixture("chance", phases: [.timeline], in: folder)
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    let frame = try #require(result.frames.first)
    #expect(frame.texts == ["systemSmall no network"])
    let note = try #require(frame.diagnostics.first { $0.code == "network-denied" })
    #expect(note.message.contains("https://example.com/data.txt"))
  }

  @Test func fixturesAnswerForTheNetwork() throws {
    let folder = try ScratchFolder()
    let host = folder.path + "/net/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    try Data("replayed".utf8).write(to: URL(fileURLWithPath: host + "/data.txt"))
    var batch = FrameBatch.fixture("chance", phases: [.timeline], in: folder)
    batch.world.network = .fixtures(folder.path + "/net")
    let result = try WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)]).element(0)
    #expect(result.frames.first?.texts == ["systemSmall replayed"])
  }
}
