import Foundation
import FoundationExtras
import TestSupport
import Testing

@Suite struct FileWrapperTests {
  @Test func aFolderIsWrittenAndRead() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let note = FileWrapper(regularFileWithContents: Data("a".utf8))
    let folder = FileWrapper(directoryWithFileWrappers: ["note.txt": note])
    folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "more.txt")
    try folder.write(to: place, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.fileWrappers?.keys.sorted() == ["more.txt", "note.txt"])
    #expect(read.fileWrappers?["note.txt"]?.regularFileContents == Data("a".utf8))
    #expect(folder.matchesContents(of: place))
    note.preferredFilename = "more.txt"
    #expect(read.addFileWrapper(note) != "more.txt")
    #expect(!read.matchesContents(of: place))
    #expect(throws: (any Error).self) {
      try FileWrapper(url: place.appendingPathComponent("gone"))
    }
  }
}
