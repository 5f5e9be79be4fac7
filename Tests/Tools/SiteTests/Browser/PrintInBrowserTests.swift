import BrowserDriver
import Foundation
import Site
import Testing

/// The pages of a gallery on paper.
@Suite(.blocking, .needsChromium, .serialized)
struct PrintInBrowserTests {
  private let folder: ScratchFolder
  private let index: URL

  init() throws {
    folder = try ScratchFolder()
    index = try Site.write(MockGallery(in: folder.url).gallery, to: folder.url)
  }

  /// Stands for the browser's own command: notes how many of the page's pictures are loaded when it is called.
  private static let command = """
    window.print = () => {
      const pictures = [...document.querySelectorAll('#frames img')];
      window.pictures = pictures.length;
      window.loaded = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length;
    };
    """

  /// The answers of the steps of `preparation`, the number of sheets then, and the widths of the pictures on them.
  private func printed(
    _ page: URL, dark: Bool = false, preparation: [Browser.Step] = []
  ) throws -> (answers: [Any], sheets: Int, widths: [Int]) {
    let steps: [Browser.Step] = [["before": Self.command], Browser.open(page, dark: dark)]
    let visit = try Browser.visit(steps + preparation + [["print": folder.path + "/page.pdf"]])
    #expect(visit.complaints == [])
    let answer = try #require(visit.answers.last as? [Any])
    return (
      Array(visit.answers.dropFirst(2)), try #require(answer.element(0) as? Int),
      try #require(answer.element(1) as? [Int])
    )
  }

  /// 11 moments of three families in two appearances, of which the timelines' strips show each entry once more.
  @Test func everyPictureOfAWidgetIsOnPaperThoughItWasBelowTheWindow() throws {
    let page = try printed(
      folder.url.appendingPathComponent("widgets/Tides/Harbour.html"),
      preparation: [
        ["press": "p", "control": true], ["wait": "window.pictures"], ["run": "window.pictures"],
        ["run": "window.loaded"],
      ])
    let pictures = try #require(page.answers.element(2) as? Int)
    #expect(pictures >= 18)
    #expect(try page.answers.element(3) as? Int == pictures)
    // Snapshot, placeholder and the entry that is shown, light and dark.
    #expect(page.widths.count { $0 == 170 } >= 6)
    #expect(page.widths.count { $0 == 364 } >= 12)
    #expect((2...5).contains(page.sheets))
  }

  @Test func theOverviewIsPrintedTwoInARowOnWhite() throws {
    let columns =
      "getComputedStyle(document.querySelector('.cards')).gridTemplateColumns.split(' ').length"
    let visit = try Browser.visit([
      Browser.open(index, dark: true),
      [
        "run": """
        matchMedia('print').addEventListener('change', ({ matches }) => {
          if (!matches) return;
          window.columns = \(columns);
          window.paper = getComputedStyle(document.body).backgroundColor;
          window.darkSlots = [...document.querySelectorAll('.slot.for-dark:not(:only-child)')]
            .filter((slot) => getComputedStyle(slot).display !== 'none').length;
        })
        """
      ],
      ["print": folder.path + "/page.pdf"], ["run": "window.columns"], ["run": "window.paper"],
      ["run": "window.darkSlots"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "2")
    #expect(visit.text(4) == "rgb(255, 255, 255)")
    #expect(visit.text(5) == "0")
    #expect(try printed(index, dark: true).sheets <= 2)
  }

  @Test func theGalleryAsOneFileIsPrintedWithAllItsPictures() throws {
    let gallery = try MockGallery(in: folder.url).gallery
    let (file, left) = try Site.writeSingleFile(gallery, to: folder.url)
    #expect(left == 0)
    let page = try printed(file)
    #expect(page.widths.count { $0 == 364 } >= 12)
  }
}
