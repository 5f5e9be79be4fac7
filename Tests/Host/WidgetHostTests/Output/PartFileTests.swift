import Foundation
import TestSupport
import Testing

@testable import WidgetHost

#if canImport(Glibc)
  import Glibc
#endif

/// Files that are being written, distinguished by a lock from files that a killed run left.
@Suite struct PartFileTests {
  private func folder() throws -> String {
    let folder = NSTemporaryDirectory() + "vitrine-part-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aFileThatIsBeingWrittenStays() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try OutputWriter.write(to: folder + "/golden.png") { sink in
      try [1, 2, 3].withUnsafeBytes { try sink($0) }
      let parts = try names(folder)
      #expect(parts.count == 1)
      OutputWriter.sweep(parts.map { "\(folder)/\($0)" })
      #expect(try names(folder) == parts)
    }
    #expect(try names(folder) == ["golden.png"])
  }

  @Test func aFileOfAKilledRunGoesThoughItsNumberIsInUse() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The first process of the system, and this one, run for as long as the test.
    let left = [1, Int(getpid())].map { "\(folder)/.golden.png.\($0)-0.part" }
    for file in left { #expect(FileManager.default.createFile(atPath: file, contents: Data([1]))) }
    OutputWriter.sweep(left)
    #expect(try names(folder).isEmpty)
  }

  @Test func aNameThatIsTakenIsPassedOver() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try #require(PartFile(besides: folder + "/golden.png"))
    let second = try #require(PartFile(besides: folder + "/golden.png"))
    #expect(first.path != second.path)
    close(first.descriptor)
    close(second.descriptor)
    // Neither is claimed any more: a third writer takes neither name for being written.
    let third = try #require(PartFile(besides: folder + "/golden.png"))
    close(third.descriptor)
    OutputWriter.sweep(try names(folder).map { "\(folder)/\($0)" })
    #expect(try names(folder).isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenIsAnError() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(PartFile(besides: folder + "/absent/golden.png") == nil)
    #expect(errno == ENOENT)
  }
}
