import Foundation
import SwiftUI
import Testing

@testable import VitrineTesting

/// The files and messages of the record modes.
@Suite struct RecordingTests {
  private let folder: SnapshotFolder

  init() throws { folder = try SnapshotFolder() }

  private struct Badge: View {
    var text = "3 left"
    var padding: CGFloat = 4
    var body: some View {
      Text(text).padding(padding).frame(width: 80, height: 40).background(.yellow)
    }
  }

  /// Asserts as a test of its own would.
  private func look(
    _ record: SnapshotRecordMode, _ badge: Badge = Badge(),
    _ tolerance: SnapshotTolerance = .exact, matrix: SnapshotMatrix = .one
  ) async -> [String] {
    await failures {
      await newRun {
        Assertion(folder.location(), nil, record).checkPictures(tolerance) {
          ViewRunner(matrix: matrix, world: nil).run(.sizeThatFits) { badge }
        }
      }
    }
  }

  @Test func aMissingGoldenIsRecordedAndFailsOnce() async throws {
    let first = await look(.missing)
    #expect(first.count == 1)
    #expect(
      first.first?.hasPrefix("The snapshot has no golden.\n\nlook@3x\n  A golden was recorded: ")
        == true)
    #expect(first.first?.contains("then run it again:\n  swift test --filter '") == true)
    #expect(folder.goldens == ["look@3x.png"])
    #expect(await look(.missing) == [])
    #expect(await look(.never) == [])
  }

  @Test func neverWritesNothingAndNamesWhatDoes() async throws {
    let message = try #require(await look(.never).first)
    #expect(message.hasPrefix("The snapshot has no golden."))
    // What the environment asks for would change nothing here.
    #expect(
      message.contains(
        "The source has the record mode .never: to record this, make it .missing there, then run:\n"
          + "  swift test --filter '"))
    #expect(folder.goldens == [])
  }

  @Test func aChangeIsExplainedAndNotRecorded() async throws {
    _ = await look(.missing)
    let golden = folder.golden("look@3x.png")
    let message = try #require(await look(.missing, Badge(text: "4 left")).first)
    #expect(message.hasPrefix("The snapshot differs from its golden.\n\nlook@3x\n"))
    #expect(message.contains("“3 left”") && message.contains("“4 left”"), "\(message)")
    #expect(message.contains("ΔE") && message.contains(" In points: "))
    #expect(message.contains("  golden: \(folder.path)/__Snapshots__/FakeTests/look@3x.png"))
    #expect(
      message.contains(
        "The source has the record mode .missing: to record this, make it .failed there, then run:\n"
          + "  swift test --filter '"))
    for role in ["actual", "difference"] {
      let line = try #require(
        message.split(separator: "\n").first { $0.hasPrefix("  \(role): ") })
      let path = String(line.dropFirst("  \(role): ".count))
      let bytes = try #require(FileManager.default.contents(atPath: path))
      #expect(bytes.prefix(4) == Data([137, 80, 78, 71]))
    }
    #expect(folder.golden("look@3x.png") == golden)
  }

  @Test func whatFailedIsRecordedAgainAndNothingElse() async throws {
    _ = await look(.missing, matrix: .default)
    let light = folder.golden("look@3x.png")
    let message = try #require(await look(.failed, Badge(text: "4 left")).first)
    #expect(message.contains("“4 left”"))
    #expect(message.contains("(recorded again)"))
    #expect(message.contains("Look at what was recorded, then run it again:"))
    #expect(folder.golden("look@3x.png") != light)
    #expect(await look(.never, Badge(text: "4 left")) == [])
    // The dark one wasn't asked for, so it is the old one.
    let dark = try #require(await look(.never, Badge(text: "4 left"), matrix: .default).first)
    #expect(dark.hasPrefix("1 of 2 snapshots differs from its golden."), "\(dark)")
    #expect(dark.contains("look~dark@3x"))
  }

  @Test func allWritesWhatIsntThereAndWhatDiffers() async throws {
    #expect(await look(.all).count == 1)
    #expect(await look(.all) == [])
    #expect(await look(.all, Badge(text: "5 left")).count == 1)
    #expect(await look(.never, Badge(text: "5 left")) == [])
  }

  @Test func aToleranceLetsPassWhatItStatesAndIsNamedInFailures() async throws {
    _ = await look(.missing)
    #expect(await look(.never, Badge(text: "4 left"), .pixels(100_000)) == [])
    let message = try #require(await look(.never, Badge(text: "4 left"), .pixels(1)).first)
    #expect(message.contains("Up to 1 pixels of a frame may differ."))
    let everything = CGRect(x: 0, y: 0, width: 500, height: 500)
    #expect(await look(.never, Badge(text: "4 left"), .exact.ignoring(everything)) == [])
  }

  @Test func aDamagedGoldenIsReported() async throws {
    _ = await look(.missing)
    try folder.write("not a picture", to: "__Snapshots__/FakeTests/look@3x.png")
    let message = try #require(await look(.never).first)
    #expect(message.hasPrefix("The snapshot has a golden that can't be read."), "\(message)")
    #expect(message.contains("The golden isn't a PNG. Restore it, or record it again."))
    // It may be whole in the repository: only who records everything replaces it.
    #expect(await look(.failed).count == 1)
    #expect(await look(.never).first == message)
    #expect(await look(.all).count == 1)
    #expect(await look(.never) == [])
  }

  @Test func aFolderThatCantBeWrittenToIsNamed() async throws {
    // A file stands where the folder should be; rights wouldn't stop an administrator.
    try folder.write("", to: "__Snapshots__")
    let message = try #require(await look(.missing).first)
    #expect(message.hasPrefix("1 failure."), "\(message)")
    #expect(message.contains("can't be made"))
  }

  @Test func theEnvironmentGivesTheModeWhereNothingElseDoes() throws {
    #expect(try SnapshotRecordMode.standard(in: [:]) == .missing)
    #expect(try SnapshotRecordMode.standard(in: ["CI": "true"]) == .never)
    #expect(try SnapshotRecordMode.standard(in: ["CI": "false"]) == .missing)
    #expect(
      try SnapshotRecordMode.standard(in: ["CI": "1", "VITRINE_RECORD": "failed"]) == .failed)
    let error = #expect(throws: BadRecordMode.self) {
      try SnapshotRecordMode.standard(in: ["VITRINE_RECORD": "always"])
    }
    #expect(
      error?.description == "VITRINE_RECORD is “always”; it can be all, missing, failed, never.")
  }

  @Test func theInnermostScopeWins() {
    withSnapshotTesting(record: .all) {
      #expect(SnapshotSettings.current.record == .all)
      withSnapshotTesting(record: .never) { #expect(SnapshotSettings.current.record == .never) }
      withSnapshotTesting(matrix: .one) { #expect(SnapshotSettings.current.record == .all) }
    }
    #expect(SnapshotSettings.current.record == nil)
  }

  @Test(.snapshots(record: .failed)) func aTraitIsAScope() {
    #expect(SnapshotSettings.current.record == .failed)
    #expect(SnapshotSettings.current.run != nil)
  }
}
