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
