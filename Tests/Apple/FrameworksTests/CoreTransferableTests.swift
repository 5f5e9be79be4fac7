import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

private struct Trip: Codable, Equatable, Transferable {
  var city = "Oslo"
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
      .suggestedFileName { $0.city }
    DataRepresentation(exportedContentType: .commaSeparatedText) { trip in
      Data("city\n\(trip.city)\n".utf8)
    }
    .exportingCondition { !$0.isSecret }
    ProxyRepresentation(exporting: \.city)
      .visibility(.ownProcess)
  }
}

/// A file that its own code writes and reads.
private struct Page: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .html) { page in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("page-\(UUID().uuidString).html")
      try Data(page.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      #expect(!received.isOriginalFile)
      return Page(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

@Suite struct CoreTransferableTests {
  @Test func anItemIsExportedAsTheTypesOfItsRepresentations() async throws {
    let trip = Trip()
    #expect(trip.exportedContentTypes() == [.json, .commaSeparatedText])
    #expect(
      trip.exportedContentTypes(.ownProcess) == [.json, .commaSeparatedText, .utf8PlainText])
    #expect(Trip.importedContentTypes() == [.json])
    #expect(try await trip.exported(as: .commaSeparatedText) == Data("city\nOslo\n".utf8))
    #expect(try await trip.exported(as: .utf8PlainText) == Data("Oslo".utf8))
    await #expect(throws: (any Error).self) { try await trip.exported(as: .png) }
  }

  @Test func whatDoesNotMeetItsConditionIsNotExported() async {
    let trip = Trip(city: "Bergen", isSecret: true)
    #expect(trip.exportedContentTypes() == [.json])
    await #expect(throws: (any Error).self) {
      try await trip.exported(as: .commaSeparatedText)
    }
  }

  @Test func anItemIsReadFromItsData() async throws {
    let data = Data(#"{"city": "Bergen", "isSecret": false}"#.utf8)
    #expect(try await Trip(importing: data, contentType: .json) == Trip(city: "Bergen"))
    await #expect(throws: (any Error).self) {
      try await Trip(importing: data, contentType: .png)
    }
  }

  @Test func anExportedFileHasTheSuggestedName() async throws {
    let name = try await Trip().withExportedFile(contentType: .json) { $0.lastPathComponent }
    #expect(name == "Oslo.json")
  }

  @Test func aFileIsWrittenAndRead() async throws {
    let page = Page(text: "<p>Oslo</p>")
    let data = try await page.exported(as: .html)
    #expect(data == Data("<p>Oslo</p>".utf8))
    #expect(try await Page(importing: data, contentType: .html) == page)
  }

  @Test func valuesOfFoundationAreTransferred() async throws {
    #expect("a".exportedContentTypes() == [.utf8PlainText])
    #expect(try await "å".exported() == Data([0xC3, 0xA5]))
    #expect(try await String(importing: Data([0xC3, 0xA5]), contentType: .plainText) == "å")
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(try await url.exported(as: .url) == Data("https://example.com/a".utf8))
    #expect(try await AttributedString("a").exported() == Data("a".utf8))
    #expect(try await Data([1]).exported() == Data([1]))
  }

  @Test func anItemGoesThroughAnItemProvider() async throws {
    let provider = NSItemProvider()
    provider.register(Trip())
    #expect(
      provider.registeredTypeIdentifiers == ["public.json", "public.comma-separated-values-text"])
    let trip = try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: Trip.self) { continuation.resume(with: $0) }
    }
    #expect(trip == Trip())
  }
}
