import Foundation
import Goldens
import LayoutDiff
import TestSupport
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

  @Test func whatIsTooMuchIsLeftOut() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification(in: folder.url)
    for place in 0..<3 {
      try mock.add("K/systemSmall/\(place)", .changed, pictures: [nil, place])
    }
    // Room for two of equal size, in base64.
    let bytes = try Data(
      contentsOf: folder.url.appendingPathComponent("pictures/0.png")
    ).count
    var pictures = ReportPictures()
    let taken = mock.report.entries.map { entry in
      let more = pictures.take(entry, from: folder.url, within: bytes * 3)
      if more != nil { pictures.leaveOut(entry) }
      return more == nil
    }
    #expect(taken == [true, true, false])
    #expect(pictures.pictures.count == 2)
    #expect(pictures.leftOut == ["pictures/2.png"])
    let frame = try ReportFrame(mock.report.entries.element(2), of: mock.report, pictures: pictures)
    #expect(
      frame.actualNote
        == "Left out for the report’s size. It is pictures/2.png, beside the page.")
  }

  @Test func aPictureThatIsGoneOrNoneIsReported() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification(in: folder.url)
    try mock.add("K/systemSmall/a", .changed, pictures: [0, 1])
    try mock.add("K/systemSmall/b", .failed)
    mock.report.entries[0].actual = "../outside.png"
    try folder.write("no picture", to: "pictures/0.png")
    var pictures = ReportPictures()
    for entry in mock.report.entries {
      #expect(pictures.take(entry, from: folder.url, within: 1 << 20) == nil)
    }
    #expect(pictures.pictures.isEmpty)
    let frame = try ReportFrame(mock.report.entries.element(0), of: mock.report, pictures: pictures)
    #expect(frame.expectedNote == "pictures/0.png can’t be read.")
    #expect(frame.actualNote == "../outside.png can’t be read.")
    let failed = try ReportFrame(
      mock.report.entries.element(1), of: mock.report, pictures: pictures)
    #expect(failed.actualNote == "It failed before there was a picture.")
  }
}
