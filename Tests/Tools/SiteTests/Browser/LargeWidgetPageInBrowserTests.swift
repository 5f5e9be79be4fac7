import BrowserDriver
import Foundation
import Site
import Testing

/// A widget's page of more frames than have elements at once.
@Suite(.blocking, .needsChromium, .serialized)
struct LargeWidgetPageInBrowserTests {
  private static let locales = [
    "en_US", "de_DE", "ar", "ja_JP", "he", "zh_Hans_CN", "fr_FR", "ko_KR",
  ]
  private static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility3", "accessibility5",
  ]
  private let folder: ScratchFolder
  private let page: URL

  /// 8 locales, 10 type sizes, 2 contrasts, 2 devices and 2 families: 640 boards, of 2 frames each.
  init() throws {
    folder = try ScratchFolder()
    var frames: [Gallery.Frame] = []
    for family in ["systemSmall", "systemMedium"] {
      for device in ["iPhone 16", "iPhone SE (3rd generation)"] {
        for locale in Self.locales {
          for size in Self.sizes {
            for contrast in ["standard", "increased"] {
              for appearance in ["light", "dark"] {
                let id =
                  "Trip/\(family)/snapshot~\(device)~\(locale)~\(size)~\(contrast)~\(appearance)"
                frames.append(
                  Gallery.Frame(
                    id: id, family: family, device: device, phase: "snapshot",
                    variant: .init(
                      appearance: appearance, contrast: contrast, typeSize: size, locale: locale),
                    size: CGSize(width: family == "systemSmall" ? 158 : 338, height: 158), scale: 3,
                    files: .init(), texts: [locale], failure: "Not drawn here."))
              }
            }
          }
        }
      }
    }
    let widget = Gallery.Widget(
      kind: "Trip", displayName: "Trip", description: "",
      families: ["systemSmall", "systemMedium"],
      frames: frames)
    try Site.write(
      Gallery(generator: "test", products: [.init(name: "Trips", widgets: [widget])]),
      to: folder.url)
    page = folder.url.appendingPathComponent("widgets/Trips/Trip.html")
  }

  private let boards = "document.querySelectorAll('.board').length"

  @Test func onlyBoardsNearTheWindowHaveElements() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      ["run": "document.querySelectorAll('.boards').length"], ["run": "String(\(boards) < 200)"],
      ["run": "document.getElementById('count').textContent"],
      ["run": "String(document.documentElement.scrollHeight > 20000)"],
      ["run": "scrollTo(0, document.documentElement.scrollHeight)"],
      [
        "wait": """
        document.querySelectorAll('.boards')[159].children.length === 4
          && document.querySelectorAll('.boards')[0].children.length === 0
        """
      ],
      ["run": "String(\(boards) < 200)"],
      [
        "run":
          "document.querySelectorAll('.boards')[159].lastElementChild.querySelector('h3').textContent"
      ],
    ])
    #expect(visit.complaints == [])
    // 320 boards of a family in parts of 4: 80.
    #expect(visit.text(1) == "160")
    #expect(visit.text(2) == "true")
    #expect(visit.text(3) == "1280 frames")
    #expect(visit.text(4) == "true")
    #expect(visit.text(7) == "true")
    #expect(
      visit.text(8)
        == "iPhone SE (3rd generation)Increased contrastType size accessibility5ko_KR")
  }

  @Test func aMenuForEachDimensionNarrowsThePageAndCounts() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      [
        "run":
          "[...document.querySelectorAll('.menu > summary > span')].map((e) => e.textContent).join()"
      ],
      ["run": "document.querySelector('.inspector .id').textContent"],
      ["run": "document.querySelector('[data-filter=locale]').closest('.menu').open = true"],
      ["run": "document.querySelector('[data-filter=locale] [data-value=he]').click()"],
      ["run": "document.getElementById('count').textContent"],
      // 1,280 frames are of 8 locales; of those in Hebrew a tenth has each type size.
      ["run": "document.querySelector('[data-filter=locale] [data-value=ar] .number').textContent"],
      [
        "run":
          "document.querySelector('[data-filter=typeSize] [data-value=large] .number').textContent"
      ],
      [
        "run":
          "document.querySelector('[data-filter=locale]').closest('.menu').querySelector('.chosen').textContent"
      ],
      ["run": "document.querySelector('.inspector .id').textContent"],
      ["run": "new URLSearchParams(location.hash.slice(1)).get('locale')"],
      ["press": "Escape"],
      ["run": "document.querySelectorAll('.menu[open]').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "Family,Device,Contrast,Type size,Locale,Appearance")
    #expect(visit.text(2).contains("~en_US~"))
    #expect(visit.text(5) == "160 of 1280 frames")
    #expect(visit.text(6) == "160")
    #expect(visit.text(7) == "16")
    #expect(visit.text(8) == "he")
    // The selected frame is one that passes.
    #expect(visit.text(9).contains("~he~"))
    #expect(visit.text(10) == "he")
    #expect(visit.text(12) == "0")
  }

  @Test func theReaderChoosesTheGroupingAndTheSmallPictures() throws {
    let headings = "[...document.querySelectorAll('.family > h2')].map((e) => e.textContent).join()"
    let visit = try Browser.visit([
      Browser.open(page), ["run": headings],
      Browser.open(page, hash: "#group=locale&view=grid"), ["run": headings],
      ["run": "document.querySelector('.tile-label').textContent"],
      ["run": "document.querySelectorAll('.board').length"],
      ["run": "document.querySelectorAll('.tile')[3].click()"],
      ["run": "document.querySelector('.inspector .id').textContent"],
      ["press": "g"], ["run": "document.querySelector('.board h3').textContent"],
      ["run": "new URLSearchParams(location.hash.slice(1)).get('group')"], ["press": "g"],
      ["run": "document.querySelector('.tile').title"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "Small,Medium")
    #expect(visit.text(3) == "en_US,de_DE,ar,ja_JP,he,zh_Hans_CN,fr_FR,ko_KR")
    // The standard contrast is in the title of the picture alone.
    #expect(visit.text(4) == "Snapshot · Small · iPhone 16 · Type size xSmall")
    #expect(visit.text(5) == "0")
    #expect(
      visit.text(7) == "Trip/systemSmall/snapshot~iPhone 16~en_US~xSmall~increased~dark")
    #expect(visit.text(9) == "SmalliPhone 16Standard contrastType size xSmall")
    #expect(visit.text(10) == "locale")
    #expect(
      visit.text(12)
        == "Snapshot · Small · iPhone 16 · Standard contrast · Type size xSmall · Light")
  }

  @Test func anAddressLeadsToAFrameFarBelow() throws {
    let id = "Trip/systemMedium/snapshot~iPhone 16~ja_JP~xLarge~standard~dark"
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=" + id.replacing(" ", with: "%20")),
      // The parts near the window are made after it was scrolled.
      ["run": "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"],
      [
        "run": """
        (() => {
          const box = document.querySelector('.shot.selected').getBoundingClientRect();
          return String(box.top > 0 && box.bottom < innerHeight);
        })()
        """
      ],
      ["run": "document.querySelector('.shot.selected').dataset.frame"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "true")
    #expect(visit.text(3) == id)
  }

  /// Paper is for 600 frames at most: the words say what is left out, and no sheet is empty.
  @Test func aLargePageIsPrintedFromItsBeginning() throws {
    let words = "document.getElementById('printed').textContent"
    let file = folder.path + "/page.pdf"
    let visit = try Browser.visit([
      Browser.open(page), ["print": file], ["run": words],
      Browser.open(page, hash: "#locale=he&typeSize=small"), ["print": file], ["run": words],
      Browser.open(page, hash: "#view=grid"), ["print": file], ["run": words],
      ["wait": "document.querySelectorAll('.tile').length < 300"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "The first 600 of 1280 are printed; filters choose others.")
    #expect(visit.text(5) == "Type size small · Locale: he. 16 of 1280 frames.")
    #expect(visit.text(8) == "")
    let sheets = try [1, 4, 7].map { step in
      try #require((visit.answers.element(step) as? [Any])?.first as? Int)
    }
    #expect((30...160).contains(try sheets.element(0)))
    #expect((2...5).contains(try sheets.element(1)))
    #expect((20...40).contains(try sheets.element(2)))
  }
}
