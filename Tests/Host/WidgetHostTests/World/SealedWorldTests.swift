import Foundation
import Testing

@testable import WidgetHost

/// The environment of a widget's code: that of the run, and nothing of the user's own.
@Suite(.blocking) struct SealedWorldTests {
  private func run(_ phase: PhaseKind, _ world: WorldSpec = WorldSpec()) throws -> BatchResult {
    let folder = try ScratchFolder()
    var batch = FrameBatch.fixture("sealed", phases: [phase], in: folder)
    batch.world = world
    return WorkerPool(jobs: 1).render([(try FixtureProduct.executable, batch)])[0]
  }

  @Test func theWorldIsEmptyWhereNothingSeedsIt() throws {
    let result = try run(.snapshot)
    #expect(result.frames.first?.texts == ["systemSmall no password, no name, 1 file, true"])
    #expect(result.output.contains("[example.sealed:provider] asked for a snapshot"))
  }

  @Test func whatOneRunWroteTheNextDoesNotFind() throws {
    let home = NSHomeDirectory()
    _ = try run(.snapshot)
    #expect(!FileManager.default.fileExists(atPath: home + "/Documents/mine.txt"))
    #expect(
      try run(.snapshot).frames.first?.texts.first?.contains("1 file") == true)
  }

  @Test func keychainAndDefaultsStartWithTheFilesValues() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/group.json"
    let json = """
      {"group.example.sealed": {"defaults": {"name": "Ada"}},
       "keychain": [{"service": "example.sealed", "account": "token", "password": "s3cret"}]}
      """
    try Data(json.utf8).write(to: URL(fileURLWithPath: file))
    let result = try run(.snapshot, WorldSpec(appGroupFile: file))
    #expect(result.frames.first?.texts == ["systemSmall s3cret, Ada, 1 file, true"])
  }

  @Test func aPasswordWithoutItsAccountIsNamed() throws {
    let folder = try ScratchFolder()
    let file = folder.path + "/group.json"
    try Data(#"{"keychain": [{"service": "x", "password": "y"}]}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    #expect {
      try AppGroupFixture(contentsOf: file)
    } throws: { error in
      "\(error)".contains("account")
    }
  }

  @Test func aPublisherMeetsTheSameGate() throws {
    let denied = try run(.timeline)
    #expect(denied.frames.first?.texts == ["systemSmall offline"])
    #expect(
      denied.frames.first?.diagnostics.contains {
        $0.code == "network-denied" && $0.message.contains("https://example.com/data.txt")
      } == true)
    let folder = try ScratchFolder()
    let host = folder.path + "/example.com"
    try FileManager.default.createDirectory(atPath: host, withIntermediateDirectories: true)
    try Data("replayed".utf8).write(to: URL(fileURLWithPath: host + "/data.txt"))
    let replayed = try run(.timeline, WorldSpec(network: .fixtures(folder.path)))
    #expect(replayed.frames.first?.texts == ["systemSmall replayed"])
  }
}
