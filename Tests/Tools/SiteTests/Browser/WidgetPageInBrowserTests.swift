import BrowserDriver
import Foundation
import Site
import Testing

@Suite(.blocking, .needsChromium, .serialized)
struct WidgetPageInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  init() throws {
    folder = try ScratchFolder()
    try Site.write(MockGallery(in: folder.url).gallery, to: folder.url)
    page = folder.url.appendingPathComponent("widgets/Tides/Harbour.html")
  }

  private let shown = """
    [...document.querySelectorAll('.timeline')[0].querySelectorAll('.half img')]
      .map((image) => image.getAttribute('src').split('/').at(-1)).join()
    """

  @Test func theScrubberChangesThePicturesAndTheTime() throws {
    let visit = try Browser.visit([
      Browser.open(page), ["run": shown],
      ["run": "document.querySelector('.scrubber input').focus()"],
      ["press": "ArrowRight"], ["press": "ArrowRight"], ["run": shown],
      ["run": "document.querySelector('.scrubber output').innerText.replace(/\\s*\\n\\s*/g, '|')"],
      ["run": "document.querySelector('.scrubber input').getAttribute('aria-valuetext')"],
      ["run": "document.querySelectorAll('.thumb')[5].click()"], ["run": shown],
      ["run": "document.querySelector('.thumb[aria-current]').dataset.place"],
      ["run": "document.querySelectorAll('.timeline .shot')[1].click()"],
      ["run": "document.querySelector('.scrubber input').focus()"], ["press": "ArrowLeft"],
      ["run": "new URLSearchParams(location.hash.slice(1)).get('frame')"],
      ["run": "document.querySelector('.play').click()"],
      ["wait": "document.querySelector('.scrubber input').value === '6'"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "timeline-000@3x.png,timeline-000~dark@3x.png")
    #expect(visit.text(5) == "timeline-002@3x.png,timeline-002~dark@3x.png")
    #expect(visit.text(6) == "Fri 9 Jan 2026, 10:41|3 of 8 entries")
    #expect(visit.text(7) == "Fri 9 Jan 2026, 10:41")
    #expect(visit.text(9) == "timeline-005@3x.png,timeline-005~dark@3x.png")
    #expect(visit.text(10) == "5")
    #expect(visit.text(14) == "Harbour/systemSmall/timeline-004~dark")
    #expect(visit.text(16) == "1")
  }

  /// As on a Lock Screen, whose widgets know no appearance.
  @Test func equalPicturesOfBothAppearancesAreShownOnce() throws {
    let other = try ScratchFolder()
    var gallery = try MockGallery(in: other.url).gallery
    for index in gallery.products[0].widgets[1].frames.indices {
      let frame = gallery.products[0].widgets[1].frames[index]
      guard frame.family == "accessoryCircular", frame.phase == "snapshot" else { continue }
      gallery.products[0].widgets[1].frames[index].digest = "a"
    }
    try Site.write(gallery, to: other.url)
    let cell = "document.querySelector('[data-section=accessoryCircular] [data-phase=snapshot]')"
    let visit = try Browser.visit([
      Browser.open(other.url.appendingPathComponent("widgets/Tides/NextTide.html")),
      ["run": "\(cell).querySelectorAll('.half').length"],
      ["run": "\(cell).querySelector('.tag').textContent"],
      [
        "run":
          "document.querySelectorAll('[data-section=systemSmall] [data-phase=snapshot] .half').length"
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "1")
    #expect(visit.text(2) == "Light and dark alike")
    #expect(visit.text(3) == "2")
  }

  @Test func picturesLieAtTheirSizeInPoints() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      [
        "run": """
        [...document.querySelectorAll('.cell .half:first-child .picture')].map((picture) => {
          const box = picture.getBoundingClientRect();
          return [box.width, box.height].join('x');
        }).join()
        """
      ],
      ["run": "document.querySelector('.measures').innerText.replace(/\\s*\\n\\s*/g, ' | ')"],
    ])
    #expect(visit.complaints == [])
    #expect(
      visit.text(1)
        == "170x170,170x170,170x170,364x170,364x170,364x170,364x382,364x382,364x382")
    #expect(visit.text(2) == "170 × 170 pt | 510 × 510 px @3x | iPhone 16")
  }

  @Test func theInspectorShowsAFramesFilesLinksTextsAndDiagnostics() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemMedium/snapshot~dark&links=1"),
      ["run": "document.querySelector('.inspector h2').textContent"],
      ["run": "[...document.querySelectorAll('.files a')].map((a) => a.textContent).join()"],
      ["run": "document.querySelector('.files a').getAttribute('href')"],
      ["run": "document.querySelector('.links').innerText.replace(/\\s*\\n\\s*/g, '|')"],
      ["run": "document.querySelectorAll('.links a').length"],
      ["run": "document.querySelector('.texts').innerText.replace(/\\s*\\n\\s*/g, '|')"],
      ["run": "document.querySelector('.notes').innerText.replace(/\\s*\\n\\s*/g, '|')"],
      ["run": "getComputedStyle(document.querySelector('.half .region')).opacity"],
      ["run": "document.getElementById('links-button').click()"],
      ["run": "getComputedStyle(document.querySelector('.half .region')).opacity"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "Snapshot")
    #expect(visit.text(2) == "PNG,SVG")
    #expect(visit.text(3) == "../../frames/Harbour/systemMedium/snapshot~dark@3x.png")
    #expect(
      visit.text(4)
        == "tides://harbour|at 16, 16, 96 × 24 pt|https://example.com/tides|at 16, 130, 332 × 24 pt"
    )
    #expect(visit.text(5) == "1")
    #expect(visit.text(6) == "High water|4.2 m|at 10:15")
    #expect(visit.text(7) == "There is no image “anchor” in the catalogue.|missing-image")
    #expect(visit.text(8) == "1")
    #expect(visit.text(10) == "0")
  }

  @Test func filtersLeaveTheChosenFramesAndTheAddressKeepsThem() throws {
    let visible = """
      [...document.querySelectorAll('.half')].filter((half) => half.offsetParent).length
      """
    let visit = try Browser.visit([
      Browser.open(page), ["run": visible],
      Browser.open(page, hash: "#family=systemSmall&appearance=dark&phase=snapshot"),
      ["run": visible], ["run": "document.querySelector('.id').textContent"],
      ["run": "document.querySelector('[data-filter=phase] [aria-pressed=true]').click()"],
      ["run": visible],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "18")
    #expect(visit.text(3) == "1")
    #expect(visit.text(4) == "Harbour/systemSmall/snapshot~dark")
    #expect(visit.text(6) == "3")
  }

  @Test func lockedAndSimplifiedFramesHaveFiltersOfTheirOwn() throws {
    let folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    let frames = gallery.products[0].widgets[0].frames.filter { $0.phase == "snapshot" }
    gallery.products[0].widgets[0].frames += frames.flatMap { frame in
      var locked = frame
      var simplified = frame
      locked.id += "~locked"
      locked.variant.lock = "locked"
      simplified.id += "~detail-simplified"
      simplified.variant.detail = "simplified"
      return [locked, simplified]
    }
    try Site.write(gallery, to: folder.url)
    let page = folder.url.appendingPathComponent("widgets/Tides/Harbour.html")
    func chips(_ filter: String) -> String {
      "[...document.querySelectorAll('[data-filter=\(filter)] .chip')].map((chip) => chip.textContent).join('|')"
    }
    let visible = """
      [...document.querySelectorAll('.half')].filter((half) => half.offsetParent).length
      """
    let visit = try Browser.visit([
      Browser.open(page), ["run": chips("lock")], ["run": chips("detail")], ["run": visible],
      Browser.open(page, hash: "#lock=locked"), ["run": visible],
      ["run": "document.querySelector('.id').textContent"],
      ["run": "document.querySelector('[data-filter=detail] [data-value=simplified]').click()"],
      ["run": visible], ["run": "document.getElementById('nothing').hidden"],
      ["run": "document.querySelectorAll('[data-filter=locale]').length"],
    ])
    #expect(visit.complaints == [])
    // Of 60 frames 6 are snapshots, which are there again locked, and again simplified.
    #expect(visit.text(1) == "Unlocked66|Locked6")
    #expect(visit.text(2) == "Default detail66|Simplified detail6")
    #expect(visit.text(3) == "30")
    #expect(visit.text(5) == "6")
    #expect(visit.text(6) == "Harbour/systemSmall/snapshot~locked")
    #expect(visit.text(8) == "0")
    #expect(visit.text(9) == "0")
    #expect(visit.text(10) == "0")
  }

  @Test func aFailedFrameShowsItsMessageInPlaceOfThePicture() throws {
    let moon = folder.url.appendingPathComponent("widgets/Almanac/Moon.html")
    let visit = try Browser.visit([
      Browser.open(moon),
      ["run": "document.querySelector('.timeline .half .failure').textContent"],
      ["run": "document.querySelectorAll('.timeline .half img').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1).hasSuffix("The view’s body trapped: Index out of range (Moon.swift:41)."))
    #expect(visit.text(2) == "0")
  }

  @Test func onAPhoneNothingScrollsSidewaysAndAFrameOpensASheet() throws {
    let visit = try Browser.visit([
      Browser.open(page, width: 390, phone: true),
      ["run": "[document.documentElement.scrollWidth, innerWidth].join()"],
      ["run": "getComputedStyle(document.getElementById('inspector')).display"],
      [
        "run": """
        [...document.querySelectorAll('.half')].filter((half) => {
          const wall = half.getBoundingClientRect();
          const picture = half.querySelector('.picture').getBoundingClientRect();
          return picture.left < wall.left + 15.5 || picture.right > wall.right - 15.5
            || Math.abs(picture.width / picture.height
              - half.querySelector('img').width / half.querySelector('img').height) > 0.01;
        }).length
        """
      ],
      ["run": "document.querySelector('.shot').click()"],
      ["run": "getComputedStyle(document.getElementById('inspector')).display"],
      ["run": "[document.documentElement.scrollWidth, innerWidth].join()"],
      ["press": "Escape"],
      ["run": "getComputedStyle(document.getElementById('inspector')).display"],
      ["run": "document.activeElement.className.split(' ')[0]"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "390,390")
    #expect(visit.text(2) == "none")
    #expect(visit.text(3) == "0")
    #expect(visit.text(5) == "block")
    #expect(visit.text(6) == "390,390")
    #expect(visit.text(8) == "none")
    #expect(visit.text(9) == "shot")
  }

  @Test func smallPicturesAreThoseOfTheGridAndTheStrip() throws {
    let other = try ScratchFolder()
    var gallery = try MockGallery(in: other.url).gallery
    for index in gallery.products[0].widgets[0].frames.indices {
      let path = gallery.products[0].widgets[0].frames[index].files.png ?? ""
      let small = path.replacing(".png", with: ".small.png")
      try FileManager.default.copyItem(
        at: other.url.appendingPathComponent(path), to: other.url.appendingPathComponent(small))
      gallery.products[0].widgets[0].frames[index].files.small = small
    }
    try Site.write(gallery, to: other.url)
    let page = other.url.appendingPathComponent("widgets/Tides/Harbour.html")
    func source(_ place: String) -> Browser.Step {
      ["run": "document.querySelector('\(place) img').getAttribute('src').split('/').at(-1)"]
    }
    let visit = try Browser.visit([
      Browser.open(page), source(".half"), source(".thumb"),
      ["run": "[...document.querySelectorAll('.files a')].map((link) => link.textContent).join()"],
      ["press": "g"], source(".tile"),
      ["run": "document.querySelector('.tile').getAttribute('href').split('/').at(-1)"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "snapshot@3x.png")
    #expect(visit.text(2) == "timeline-000@3x.small.png")
    #expect(visit.text(3) == "PNG,SVG")
    #expect(visit.text(5) == "snapshot@3x.small.png")
    #expect(visit.text(6) == "snapshot@3x.png")
  }
}
