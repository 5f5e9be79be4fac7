import Foundation
import Site
import Testing

@Suite struct SiteTests {
  @Test func aSecondRunWritesTheSameBytesAndTouchesNothing() throws {
    let folder = try ScratchFolder()
    let mock = try MockGallery(in: folder.url)
    try Site.write(mock.gallery, to: folder.url)
    let first = try folder.files()
    let index = folder.url.appendingPathComponent("index.html")
    let long = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: index.path)
    try Site.write(mock.gallery, to: folder.url)
    #expect(try folder.files() == first)
    let attributes = try FileManager.default.attributesOfItem(atPath: index.path)
    #expect(attributes[.modificationDate] as? Date == long)
  }

  @Test func everyPageNamesTheLinkedSDK() throws {
    let folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    gallery.linkedSDK = "16.4"
    try Site.write(gallery, to: folder.url)
    for page in ["index.html", "widgets/Tides/Harbour.html"] {
      #expect(
        try folder.text(of: page).contains(
          "Made by Vitrine 0.1.0, for apps built with the SDK of iOS 16.4</footer>"), "\(page)")
    }
  }

  @Test func thePagesLieWhereTheirLinksLead() throws {
    let folder = try ScratchFolder()
    let index = try Site.write(MockGallery(in: folder.url).gallery, to: folder.url)
    #expect(index == folder.url.appendingPathComponent("index.html"))
    let pages = try folder.files().keys.filter { $0.hasSuffix(".html") }.sorted()
    #expect(
      pages == [
        "index.html", "widgets/Almanac/Month.html", "widgets/Almanac/Moon.html",
        "widgets/Sextant/Bearing.html", "widgets/Tides/Harbour.html",
        "widgets/Tides/NextTide.html",
      ])
    #expect(try folder.text(of: "index.html").contains("href=\"widgets/Tides/NextTide.html\""))
  }
}
