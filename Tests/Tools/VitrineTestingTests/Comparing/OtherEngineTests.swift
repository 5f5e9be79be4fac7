import Foundation
import Goldens
import SwiftUI
import Testing

@testable import VitrineTesting

/// Goldens that another version of the engine made.
@Suite struct OtherEngineTests {
  private let folder: SnapshotFolder

  init() throws { folder = try SnapshotFolder() }

  private func look(_ color: Color, _ record: SnapshotRecordMode) async -> [String] {
    await failures {
      await newRun {
        Assertion(folder.location(), nil, record).checkPictures(.exact) {
          ViewRunner(matrix: .one, world: nil).run(.fixed(width: 10, height: 10)) { color }
        }
      }
    }
  }

  @Test func equalPixelsPassAndOthersNameTheEngine() async throws {
    _ = await look(.red, .missing)
    let path = folder.path + "/__Snapshots__/FakeTests/look@3x.png"
    let golden = try GoldenReader.golden(at: path, format: .png)
    var header = golden.header
    header.engine = "cairo 0.1"
    let bytes = GoldenEncoder().png(
      try #require(golden.picture), header: header, layout: try #require(golden.layout).encoded())
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(await look(.red, .never) == [])
    let message = try #require(await look(.blue, .never).first)
    #expect(message.contains("The golden was made with cairo 0.1; here is cairo "), "\(message)")
    #expect(message.contains("vitrine doctor"))
  }
}
