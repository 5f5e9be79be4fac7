import DataStore
import Foundation
import Testing

@testable import CoreData

#if canImport(Glibc)
  import Glibc
#endif

/// Files of `--store` that can't be used: a frame whose code opens one says so, by the file's own path.
@Suite struct StoreCheckTests {
  /// A folder with a whole store of Core Data's tables.
  private func withStore(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "checked-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Trips.sqlite").path
    _ = try RowStore(model: Library.model().model, path: path)
    try work(path)
  }

  private func message(_ path: String) -> String? {
    do throws(StoreFixture.Fault) {
      return try StoreFixture(contentsOf: path).problem?.message
    } catch {
      return error.description
    }
  }

  @Test func aWholeStoreIsLeftAlone() throws {
    try withStore { path in
      let folder = (path as NSString).deletingLastPathComponent
      #expect(message(path) == nil)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["Trips.sqlite"])
    }
  }

  @Test func aDamagedStoreIsNamedByItsOwnPath() throws {
    try withStore { path in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let damaged = bytes.prefix(100) + Data(repeating: 0xFF, count: bytes.count - 100)
      try damaged.write(to: URL(fileURLWithPath: path))
      let text = try #require(message(path))
      #expect(text.hasPrefix("\(path) isn't a whole SQLite database ("))
      #expect(text.hasSuffix("). Copy it again, with its -wal file."))
    }
  }

  @Test func aStoreThatWasCutShortIsDamaged() throws {
    try withStore { path in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      try bytes.prefix(60).write(to: URL(fileURLWithPath: path))
      #expect(message(path)?.hasPrefix("\(path) isn't a whole SQLite database (") ?? false)
    }
  }

  @Test func aDatabaseOfAnotherProgramIsNoStore() throws {
    try withStore { path in
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      // The table's name, wherever SQLite has written it.
      while let place = bytes.range(of: Data("Z_PRIMARYKEY".utf8)) {
        bytes.replaceSubrange(place, with: Data("A_PRIMARYKEY".utf8))
      }
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(
        message(path)
          == "\(path) is a SQLite database, but no store of Core Data's or SwiftData's: it has no table Z_PRIMARYKEY. "
          + "Copy the file that the app's container opens, or give the objects as JSON.")
    }
  }

  @Test func aStoreThatAnotherProgramWritesIsLocked() throws {
    try withStore { path in
      let file = open(path, O_RDWR)
      defer { close(file) }
      // The lock of a writer, as https://www.sqlite.org/lockingv3.html has it: 512 bytes from 2^30.
      var lock = flock()
      lock.l_type = Int16(F_WRLCK)
      lock.l_whence = Int16(SEEK_SET)
      lock.l_start = 1_073_741_824
      lock.l_len = 512
      #expect(fcntl(file, 37, &lock) == 0)
      #expect(
        message(path)
          == "\(path) is locked by another program. Close the simulator's app, or copy the file.")
    }
  }

  @Test(arguments: ["random.sqlite", "Default.store", "rows.json"])
  func bytesOfNoKnownFormAreNotReadAsJSON(_ name: String) throws {
    try withStore { path in
      let folder = (path as NSString).deletingLastPathComponent
      let file = "\(folder)/\(name)"
      try Data([0x53, 0xF1, 0x00, 0x9C, 0x0A, 0xFF]).write(to: URL(fileURLWithPath: file))
      #expect(
        message(file)
          == "\(file) is neither a SQLite database, which begins with the words “SQLite format 3”, nor JSON. Copy the "
          + "store's file again, or give the objects as JSON: {\"Entity\": [{\"attribute\": …}]}.")
    }
  }

  @Test func anEmptyFileThatIsNamedAsAStoreIsNamed() throws {
    try withStore { path in
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(message(path)?.hasPrefix("\(path) is neither a SQLite database") ?? false)
    }
  }
}
