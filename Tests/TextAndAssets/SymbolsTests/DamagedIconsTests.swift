import Foundation
import Testing

@testable import Symbols

struct DamagedIconsTests {
  func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func withoutIconsTheMessageNamesMakeDeps() throws {
    try withFolder { folder in
      let library = SymbolLibrary(directories: [folder])
      #expect(library.check().count == 1)
      #expect(library.check().allSatisfy { $0.contains("missing") && $0.contains("make deps") })
      #expect(!library.symbol(named: "star", size: 17, weight: 400, scale: .medium).isKnown)
    }
  }

  @Test func aFileOfSomethingElseIsNamed() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("sf-symbols.bin")
      try Data("not icons at all, but a text".utf8).write(to: file)
      let problems = SymbolLibrary(directories: [folder]).check()
      #expect(problems.count == 1)
      #expect(problems.allSatisfy { $0.contains(file.path) && $0.contains("damaged") })
    }
  }

  @Test func oneChangedByteIsFound() throws {
    #expect(SymbolLibrary().check().isEmpty)
    try withFolder { folder in
      var whole = try Data(
        contentsOf: SymbolLibrary.defaultDirectory.appendingPathComponent("sf-symbols.bin"))
      whole[whole.count / 2] ^= 1
      try whole.write(to: folder.appendingPathComponent("sf-symbols.bin"))
      #expect(SymbolLibrary(directories: [folder]).check().count == 1)
    }
  }

  /// A file that was opened, and then is gone or has a folder in its place.
  @Test func aFileThatCannotBeReadIsNotSaidToBeDamaged() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("sf-symbols.bin").path
      try FileManager.default.copyItem(
        atPath: SymbolLibrary.defaultDirectory.appendingPathComponent("sf-symbols.bin").path,
        toPath: path)
      let file = try SymbolFile(path: path)
      try file.checkAll()
      func problem() -> String? {
        do {
          try file.checkAll()
          return nil
        } catch {
          return "\(error)"
        }
      }
      try FileManager.default.removeItem(atPath: path)
      #expect(
        problem()
          == "the icons at \(path) can't be read: No such file or directory. "
          + "Check the file's permissions and its disk.")
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      #expect(
        problem()
          == "the icons at \(path) can't be read: Is a directory. "
          + "Check the file's permissions and its disk.")
    }
  }

  @Test(arguments: [12, 16, 500, 20_000, 60_000, 100_000])
  func aFileCutShortNeverTraps(length: Int) throws {
    try withFolder { folder in
      let whole = try Data(
        contentsOf: SymbolLibrary.defaultDirectory.appendingPathComponent("sf-symbols.bin"))
      try whole.prefix(length).write(to: folder.appendingPathComponent("sf-symbols.bin"))
      let library = SymbolLibrary(directories: [folder])
      #expect(!library.symbol(named: "star", size: 17, weight: 400, scale: .medium).isKnown)
    }
  }

  @Test func theFirstFolderThatHasANameDecides() throws {
    try withFolder { folder in
      let library = SymbolLibrary(directories: [])
      #expect(!library.contains("star"))
      library.use(directories: [folder])
      #expect(library.contains("star"))
    }
  }
}
