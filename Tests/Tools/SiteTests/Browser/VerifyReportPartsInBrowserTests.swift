import BrowserDriver
import Foundation
import Goldens
import Testing

@testable import Site

/// A report of more frames than its page holds: the others come from files beside it.
@Suite(.blocking, .needsChromium, .serialized)
struct VerifyReportPartsInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  init() throws {
    folder = try ScratchFolder()
    let mock = try MockVerification.large(600, in: folder.url)
    page = try Site.write(mock.report, to: folder.url, limits: MockVerification.small)
  }

  private let drawn: Browser.Step = ["wait": "document.querySelector('.difference canvas')"]
  private let count: Browser.Step = ["run": "document.getElementById('count').textContent"]
  private func search(_ text: String) -> Browser.Step {
    [
      "run": """
      (() => {
        const search = document.getElementById('search');
        search.value = '\(text)';
        search.dispatchEvent(new Event('input'));
        return 0;
      })()
      """
    ]
  }

  /// The last frame of a cause lies in a file of its own.
  @Test func aFrameOfAnotherFileShowsWhatTheFileSays() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemMedium/timeline-598@2x"), drawn,
      ["run": "document.querySelector('.reason-words').textContent"],
      ["run": "document.querySelector('.reason small').textContent"],
      [
        "run":
          "[...document.querySelectorAll('.pane img')].every((image) => image.naturalWidth === 40)"
      ],
      ["run": "document.querySelector('.row-button[aria-current]').innerText.split('\\n')[0]"],
      ["run": "document.querySelector('.steps .number').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "Text says number 598.")
    #expect(visit.text(3) == "Row 3")
    #expect(visit.text(4) == "1")
    #expect(visit.text(5) == "Harbour · Medium")
    #expect(visit.text(6) == "320 of 320 · cause 1 of 3")
  }

  @Test func filtersAndCountsAreOfAllFramesWithoutTheirFiles() throws {
    let visit = try Browser.visit([
      Browser.open(page), count,
      ["run": "document.querySelector('[data-filter=family] [data-value=systemSmall]').click()"],
      count,
      ["run": "document.querySelector('[data-filter=appearance] [data-value=dark]').click()"],
      count, ["run": "document.getElementById('select-all').click()"],
      ["run": "document.getElementById('basket-words').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "600 frames, 3 causes")
    #expect(visit.text(3) == "200 of 600 frames, 2 causes")
    #expect(visit.text(5) == "100 of 600 frames, 2 causes")
    #expect(visit.text(7) == "100 of 600 selected. To approve them:")
  }

  @Test func theSearchFindsWordsOfFramesThatAreNotInThePage() throws {
    let visit = try Browser.visit([
      Browser.open(page), search("says number 597"),
      ["wait": "document.getElementById('count').textContent.startsWith('1 of')"], drawn,
      ["run": "document.querySelector('.detail .id').textContent"],
      search("timeline-59"), count, search("row 3"), count,
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "Harbour/systemSmall/timeline-597~dark@2x")
    // 59 and 590 to 599.
    #expect(visit.text(6) == "11 of 600 frames, 3 causes")
    // Both words, in a row's name or a number, of those that aren't new.
    #expect(visit.text(8) == "168 of 600 frames, 2 causes")
  }

  @Test func aHundredRowsOfACauseAreShownAtATime() throws {
    let rows: Browser.Step = [
      "run": "document.querySelectorAll('.cause:nth-child(1) .row').length"
    ]
    let more: Browser.Step = [
      "run":
        "[...document.querySelectorAll('.cause:nth-child(1) .more')].map((e) => e.innerText).join()"
    ]
    let visit = try Browser.visit([
      Browser.open(page), rows, more,
      ["run": "document.querySelector('.cause:nth-child(1) .more button').click()"], rows, more,
      Browser.open(page, hash: "#frame=Harbour/systemMedium/timeline-598@2x"), rows, more,
      ["run": "document.querySelector('.cause:nth-child(1) .more button').click()"], rows, more,
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "100")
    #expect(visit.text(2) == "More frames (220)")
    #expect(visit.text(4) == "200")
    #expect(visit.text(5) == "More frames (120)")
    #expect(visit.text(7) == "21")
    #expect(visit.text(8) == "Earlier frames (299)")
    #expect(visit.text(10) == "121")
    #expect(visit.text(11) == "Earlier frames (199)")
  }

  @Test func thumbnailsOfRowsComeWithTheirFiles() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      [
        "run": """
        document.querySelectorAll('.cause:nth-child(1) .row')[90].scrollIntoView({ block: 'center' })
        """
      ],
      [
        "wait": """
        document.querySelectorAll('.cause:nth-child(1) .row')[90].querySelector('img').naturalWidth === 40
        """
      ],
    ])
    // The visit fails where the picture doesn't come; a page of a file has no list of what it loaded.
    #expect(visit.complaints == [])
  }

  @Test func namesOfIdenticalFramesComeWhenTheyAreAskedFor() throws {
    let visit = try Browser.visit([
      Browser.open(page), ["run": "document.getElementById('identical').open = true"],
      ["wait": "document.getElementById('identical-names').children.length === 600"],
      ["run": "document.getElementById('identical-names').lastChild.textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "Tide/systemSmall/timeline-599@2x")
  }

  /// Someone took the page from a report's folder, and nothing else.
  @Test func aFileThatIsGoneIsNamed() throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("pages"))
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemMedium/timeline-598@2x"),
      ["wait": "document.querySelector('.view.nothing')?.textContent.startsWith('pages/')"],
      ["run": "document.querySelector('.view.nothing').textContent"], search("number 1"),
      ["wait": "document.querySelector('.said').textContent.includes('pages/')"],
      ["run": "document.querySelector('.said').lastElementChild.textContent"], count,
    ])
    #expect(
      visit.text(2).hasSuffix(".js isn’t beside this page. Keep the report’s folder as a whole."))
    #expect(
      visit.text(5)
        == "pages/search.js isn’t beside this page. Keep the report’s folder as a whole.")
    // Those in the page are searched nevertheless.
    #expect(!visit.text(6).hasPrefix("0 of"))
  }

  @Test func onAPhoneAndInTheDarkNothingScrollsSideways() throws {
    let visit = try Browser.visit([
      Browser.open(page, width: 390, phone: true, dark: true),
      ["run": "document.querySelectorAll('.cause-button')[1].click()"],
      ["run": "[document.documentElement.scrollWidth, innerWidth].join()"],
      ["run": "document.querySelector('.cause:nth-child(2) .row-button').click()"], drawn,
      ["run": "[document.documentElement.scrollWidth, innerWidth].join()"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "390,390")
    #expect(visit.text(5) == "390,390")
  }
}
