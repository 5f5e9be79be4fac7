import AVFAudio
import CoreMedia
import CoreServices
import Foundation
import LinkPresentation
import PDFKit
import Testing
import UIKit
import UniformTypeIdentifiers

/// Modules that sources of app and widget import: https://developer.apple.com/documentation/linkpresentation,
/// https://developer.apple.com/documentation/pdfkit
@Suite struct SharedNameTests {
  @Test func otherModulesNamesAreThere() {
    #expect(CMTime(seconds: 2, preferredTimescale: 600).seconds == 2)
    #expect(kUTTypePNG as String == "public.png")
    #expect(AVAudioSession.sharedInstance() === AVAudioSession.sharedInstance())
  }

  @Test func factsOfAPageAreArchived() throws {
    let page = LPLinkMetadata()
    page.title = "Title"
    page.url = URL(string: "https://example.org")
    let data = try NSKeyedArchiver.archivedData(withRootObject: page, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    #expect(read?.title == "Title")
    #expect(read?.url == page.url)
  }

  @Test func noPageIsFetched() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }

  @Test func aDocumentHasPagesOfPictures() throws {
    let document = PDFDocument()
    let page = try #require(PDFPage(image: UIImage()))
    document.insert(page, at: 5)
    #expect(document.pageCount == 1)
    #expect(document.page(at: 0) === page)
    #expect(document.page(at: 1) == nil)
    #expect(document.index(for: page) == 0)
    #expect(PDFDocument(data: Data()) == nil)
  }

  /// https://developer.apple.com/documentation/uniformtypeidentifiers/system-declared-uniform-type-identifiers
  @Test func typesAreFoundByTheirTags() {
    #expect(UTType(tag: "p12", tagClass: .filenameExtension, conformingTo: nil) == .pkcs12)
    #expect(UTType(tag: "video/avi", tagClass: .mimeType, conformingTo: .movie) == .avi)
    #expect(UTType(tag: "avi", tagClass: .filenameExtension, conformingTo: .image) == nil)
    #expect(UTType.xmlPropertyList.conforms(to: .xml))
    #expect(UTType.m3uPlaylist.preferredFilenameExtension == "m3u")
  }
}
