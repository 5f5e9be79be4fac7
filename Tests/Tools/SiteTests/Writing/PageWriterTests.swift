import Failures
import Foundation
import Site
import Testing

@Suite struct PageWriterTests {
  @Test func pagesOfWidgetsThatAreGoneGoAndOtherFilesStay() throws {
    let folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    try Site.write(gallery, to: folder.url)
    try folder.write("<p>mine</p>", to: "widgets/Tides/notes.html")
    gallery.products[0].widgets.removeLast()
    try Site.write(gallery, to: folder.url)
    let pages = try folder.files().keys.filter { $0.hasPrefix("widgets/Tides/") }.sorted()
    #expect(pages == ["widgets/Tides/Harbour.html", "widgets/Tides/notes.html"])
  }

  @Test func noTemporaryFileIsLeft() throws {
    let folder = try ScratchFolder()
    try Site.write(MockGallery(in: folder.url).gallery, to: folder.url)
    #expect(try folder.files().keys.filter { $0.hasSuffix(".part") }.isEmpty)
  }

  @Test func aFolderThatCannotBeWrittenIsReportedWithItsPath() throws {
    let folder = try ScratchFolder()
    try folder.write("a file, not a folder", to: "output")
    let output = folder.url.appendingPathComponent("output")
    let gallery = Gallery(generator: "test", products: [])
    let error = #expect(throws: Failure.self) { try Site.write(gallery, to: output) }
    #expect(error?.description.hasPrefix("\(output.path)/") == true)
    #expect(error?.description.contains("can't be written") == true)
    #expect(error?.description.hasSuffix("Choose a folder that can be with --out.") == true)
  }
}
