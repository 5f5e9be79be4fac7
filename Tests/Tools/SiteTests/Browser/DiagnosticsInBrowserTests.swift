import BrowserDriver
import DisplayList
import Foundation
import Goldens
import Site
import Testing

/// Badges and summaries of diagnostics in Chromium.
@Suite(.blocking, .needsChromium, .serialized)
struct DiagnosticsInBrowserTests {
  private let folder: ScratchFolder
  private var overview: URL { folder.url.appendingPathComponent("index.html") }
  private var page: URL { folder.url.appendingPathComponent("widgets/Tides/Harbour.html") }

  init() throws {
    folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    for index in gallery.products[0].widgets[0].frames.indices {
      guard gallery.products[0].widgets[0].frames[index].phase == "timeline-001" else { continue }
      gallery.products[0].widgets[0].frames[index].diagnostics = [
        Diagnostic(code: "unknown-font", message: "The font “X” isn't here."),
        Diagnostic(code: "missing-image", message: "The image “y” is missing."),
        Diagnostic(code: "at-rest", message: "animation rests."),
      ]
    }
    gallery.problems = [
      "3 fonts are missing (Inter-Regular, Inter-Bold, NotoSansSC), the first at "
        + "/opt/vitrine/fonts/\(String(repeating: "Inter", count: 30)).ttf."
    ]
    try Site.write(gallery, to: folder.url)
  }

  @Test func theBadgeGoesWithTheScrubber() throws {
    let badges = """
      [...document.querySelectorAll('.timeline')[0].querySelectorAll('.half .badge')]
        .map((badge) => badge.offsetParent ? badge.innerText.trim() : '–').join()
      """
    let visit = try Browser.visit([
      Browser.open(page), ["run": badges],
      ["run": "document.querySelectorAll('.thumb')[1].click()"], ["run": badges],
      ["run": "document.querySelector('.half .badge-words').textContent"],
      ["run": "document.querySelectorAll('.timeline .shot')[0].click()"],
      [
        "run":
          "[...document.querySelectorAll('.inspector .notes li')].map((e) => e.className).join()"
      ],
      ["run": "document.querySelectorAll('.thumb')[2].click()"], ["run": badges],
      ["run": "document.querySelectorAll('.timeline')[0].querySelectorAll('.thumb.warned').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "–,–")
    #expect(visit.text(3).split(separator: ",").map { $0.prefix(1) } == ["2", "2"])
    #expect(visit.text(6) == "warning,warning,note")
    #expect(visit.text(8) == "–,–")
    #expect(visit.text(9) == "1")
  }

  @Test func theSummaryLeadsToTheFirstFrame() throws {
    let visit = try Browser.visit([
      Browser.open(overview), ["run": "document.querySelector('.diagnostics').open"],
      ["run": "document.querySelector('.diagnostics summary').click()"],
      [
        "run": """
        [...document.querySelectorAll('.diagnostics h3')].map((e) => e.innerText.trim()).join('|')
        """
      ],
      ["run": "document.querySelector('.diagnostics .origin a').click()"],
      ["wait": "document.querySelector('.inspector .id')?.textContent?.startsWith('Harbour/')"],
      ["run": "document.querySelector('.inspector .id').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "false" || visit.text(1) == "0")
    #expect(visit.text(3).contains("An image is missing"))
    #expect(visit.text(3).contains("A font is missing"))
    #expect(visit.text(6) == "Harbour/systemSmall/snapshot")
  }

  /// Long paths break, and a badge stands beside the appearance, not over it.
  @Test func aPhoneShowsAllOfItInItsWidth() throws {
    let overlaps = """
      [...document.querySelectorAll('.half')].filter((half) => {
        const badge = half.querySelector('.badge');
        const tag = half.querySelector('.tag');
        if (!badge?.offsetParent || !tag?.offsetParent) return false;
        return tag.getBoundingClientRect().right > badge.getBoundingClientRect().left;
      }).length
      """
    for dark in [false, true] {
      let visit = try Browser.visit([
        Browser.open(overview, width: 390, phone: true, dark: dark),
        ["run": "document.querySelector('.diagnostics').open = true"],
        ["run": "document.documentElement.scrollWidth"],
        Browser.open(page, width: 390, phone: true, dark: dark),
        ["run": "document.querySelector('.diagnostics').open = true"],
        ["run": "document.documentElement.scrollWidth"], ["run": overlaps],
        Browser.open(page, dark: dark), ["run": overlaps],
      ])
      #expect(visit.complaints == [])
      #expect(visit.text(2) == "390")
      #expect(visit.text(5) == "390")
      #expect(visit.text(6) == "0")
      #expect(visit.text(8) == "0")
    }
  }

  @Test func aReportsRowsAndDetailsHaveThem() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification.mixed(in: folder.url)
    mock.report.take([
      mock.report.entries[0].id: [
        Diagnostic(code: "at-rest", message: "animation rests."),
        Diagnostic(code: "unknown-font", message: "The font “X” isn't here."),
      ]
    ])
    try Site.write(mock.report, to: folder.url)
    let visit = try Browser.visit([
      Browser.open(
        folder.url.appendingPathComponent("index.html"),
        hash: "#frame=Harbour/systemSmall/snapshot@2x"),
      ["wait": "document.querySelector('.detail .notes') !== null"],
      ["run": "document.querySelector('.row-button[aria-current] .badge').textContent"],
      [
        "run": """
        [...document.querySelectorAll('.detail .notes li')].map((item) => item.className + ': '
          + item.innerText.replace(/\\s*\\n\\s*/g, '|')).join('; ')
        """
      ],
      ["run": "document.querySelectorAll('.diagnostics > ul > li').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "1 warning")
    #expect(
      visit.text(3)
        == "warning: The font “X” isn't here.|unknown-font; note: animation rests.|at-rest")
    #expect(visit.text(4) == "2")
  }
}
