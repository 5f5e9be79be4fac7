import AppIntents
import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct IntentFileTests {
  @Test func theTypeIsTheOneGivenOrTheNames() {
    #expect(IntentFile(data: Data(), filename: "a.pdf").type == .pdf)
    #expect(IntentFile(data: Data(), filename: "a.pdf", type: .json).type == .json)
    #expect(IntentFile(data: Data(), filename: "a").type == nil)
    #expect(IntentFile(fileURL: URL(fileURLWithPath: "/b.png")).availableContentTypes == [.png])
  }

  @Test func aFileIsTransferredAsItsData() async throws {
    let file = IntentFile(data: Data([1, 2]), filename: "a.pdf")
    #expect(try await file.exported(as: .data) == Data([1, 2]))
    let read = try await IntentFile(importing: Data([3]), contentType: .data)
    #expect(read.data == Data([3]))
    #expect(try await file.data(contentType: .pdf) == Data([1, 2]))
    await #expect(throws: (any Error).self) { try await file.data(contentType: .png) }
  }

  @Test func aDraftIsNoFile() throws {
    let draft = FileEntityIdentifier.draft(identifier: "d1")
    #expect(draft.isDraft && draft.fileURL == nil && draft.draftIdentifier == "d1")
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    let url = URL(fileURLWithPath: "/a.txt")
    let file = try FileEntityIdentifier.file(url: url)
    #expect(file.fileURL == url && !file.isDraft)
    #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
  }
}
