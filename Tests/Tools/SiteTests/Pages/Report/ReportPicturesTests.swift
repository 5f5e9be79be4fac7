import Foundation
import Goldens
import LayoutDiff
import Testing

@testable import Site

@Suite struct ReportPicturesTests {
  @Test func eachDistinctPictureIsOnceInThePage() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification(in: folder.url)
    for place in 0..<60 {
      let id = "K/systemSmall/timeline-\(place)"
      try mock.add(id, .changed, pictures: [0, 1])
      // Files of their own with the same bytes.
      let copy = "pictures/copy\(place).png"
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent("pictures/1.png"),
        to: folder.url.appendingPathComponent(copy))
      mock.report.entries[place].actual = copy
    }
    let page = try String(contentsOf: Site.write(mock.report, to: folder.url), encoding: .utf8)
    #expect(page.components(separatedBy: "url(data:image/png;base64,").count - 1 == 2)
    #expect(!page.contains("src=\"pictures"))
    #expect(!page.contains("href=\"site/"))
  }

  @Test func thePageIsTheSameForTheSameReport() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.mixed(in: folder.url)
    let page = try Site.write(mock.report, to: folder.url)
    let first = try Data(contentsOf: page)
    try Site.write(mock.report, to: folder.url)
    #expect(try Data(contentsOf: page) == first)
  }

  @Test func whatIsTooMuchIsLeftOutTheSameOfEachCause() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification(in: folder.url)
    for place in 0..<6 {
      let change = Change(
        kind: .text, view: "Text", sentence: "Change.", signature: place < 4 ? "a" : "b")
      try mock.add(
        "K/systemSmall/\(place)", .changed, changes: [change], pictures: [nil, place])
    }
    // Room for three of equal size.
    let bytes = try Data(
      contentsOf: folder.url.appendingPathComponent("pictures/0.png")
    ).count
    let pictures = ReportPictures(
      of: mock.report, in: mock.report.groups, folder: folder.url, limit: bytes * 3)
    #expect(pictures.pictures.count == 3)
    let shown = (0..<6).filter { pictures.index(of: "pictures/\($0).png") != nil }
    #expect(shown == [0, 1, 4])
    #expect(pictures.leftOut == ["pictures/2.png", "pictures/3.png", "pictures/5.png"])
    let frame = ReportFrame(mock.report.entries[2], of: mock.report, pictures: pictures)
    #expect(
      frame.actualNote
        == "Left out, so that this page opens. It is pictures/2.png, beside the page.")
  }

  @Test func aPictureThatIsGoneOrNoneIsReported() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification(in: folder.url)
    try mock.add("K/systemSmall/a", .changed, pictures: [0, 1])
    try mock.add("K/systemSmall/b", .failed)
    mock.report.entries[0].actual = "../outside.png"
    try folder.write("no picture", to: "pictures/0.png")
    let pictures = ReportPictures(
      of: mock.report, in: mock.report.groups, folder: folder.url, limit: 1 << 20)
    #expect(pictures.pictures.isEmpty)
    let frame = ReportFrame(mock.report.entries[0], of: mock.report, pictures: pictures)
    #expect(frame.expectedNote == "pictures/0.png can’t be read.")
    #expect(frame.actualNote == "../outside.png can’t be read.")
    let failed = ReportFrame(mock.report.entries[1], of: mock.report, pictures: pictures)
    #expect(failed.actualNote == "It failed before there was a picture.")
  }
}
