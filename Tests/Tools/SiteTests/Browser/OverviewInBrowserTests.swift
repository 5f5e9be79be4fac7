import BrowserDriver
import Foundation
import Site
import Testing

@Suite(.blocking, .needsChromium, .serialized)
struct OverviewInBrowserTests {
  private let folder: ScratchFolder
  private let index: URL
  private let visible = "document.querySelectorAll('.card:not([hidden])').length"

  init() throws {
    folder = try ScratchFolder()
    index = try Site.write(MockGallery(in: folder.url).gallery, to: folder.url)
  }

  private func chip(_ filter: String, _ value: String) -> Browser.Step {
    ["run": "document.querySelector('[data-filter=\(filter)] [data-value=\(value)]').click()"]
  }

  @Test func filtersReduceTheCardsAndTheAddressKeepsThem() throws {
    let visit = try Browser.visit([
      Browser.open(index), ["run": visible],
      chip("family", "systemLarge"), ["run": visible],
      ["run": "document.getElementById('count').textContent"],
      ["run": "document.querySelector('.card img:not([hidden])').getAttribute('src')"],
      chip("product", "Tides"), ["run": visible], ["run": "location.hash"],
      ["run": "window.isOld = true; location.reload()"],
      ["wait": "!window.isOld && document.readyState === 'complete'"],
      ["wait": "\(visible) === 1"],
      ["run": "document.getElementById('reset').click()"], ["run": visible],
      chip("phase", "timeline"), chip("appearance", "dark"), ["run": visible],
      ["run": "document.querySelector('.card a').getAttribute('href')"],
      ["run": "document.querySelector('.card img').getAttribute('src')"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "5")
    #expect(visit.text(3) == "2")
    #expect(visit.text(4) == "2 of 5 widgets")
    #expect(visit.text(5) == "frames/Harbour/systemLarge/snapshot@3x.png")
    #expect(visit.text(7) == "1")
    #expect(visit.text(8) == "#product=Tides&family=systemLarge")
    #expect(visit.text(11) == "1")
    #expect(visit.text(13) == "5")
    #expect(visit.text(16) == "4")
    #expect(visit.text(17) == "widgets/Tides/Harbour.html#phase=timeline&appearance=dark")
    #expect(visit.text(18) == "frames/Harbour/systemMedium/timeline-000~dark@3x.png")
  }

  @Test func cardsAreGroupedAndSmallAndTheAddressKeepsThat() throws {
    let sections = "[...document.querySelectorAll('#groups section')]"
    let group = { (key: String) -> Browser.Step in
      ["run": "grouping.value = '\(key)'; grouping.dispatchEvent(new Event('change'))"]
    }
    let visit = try Browser.visit([
      Browser.open(index), group("product"),
      ["run": "\(sections).map((made) => made.getAttribute('aria-label')).join()"],
      ["run": "\(sections).map((made) => made.querySelectorAll('.card').length).join()"],
      group("appearance"),
      ["run": "\(sections).map((made) => made.querySelector('h2').textContent).join()"],
      ["run": "\(sections)[1].querySelector('img').getAttribute('src')"],
      ["run": "\(sections)[1].querySelector('a').getAttribute('href')"],
      [
        "run": "(() => { const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);"
          + " return ids.length - new Set(ids).size; })()"
      ],
      ["press": "g"], ["run": "document.querySelectorAll('.cards.compact .card').length"],
      ["run": "location.hash"], ["run": "window.isOld = true; location.reload()"],
      ["wait": "!window.isOld && document.readyState === 'complete'"],
      ["wait": "document.querySelectorAll('#groups .compact').length === 2"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "Tides,Almanac,Sextant")
    #expect(visit.text(3) == "2,2,1")
    #expect(visit.text(5) == "Light4,Dark4")
    #expect(visit.text(6) == "frames/Harbour/systemMedium/snapshot~dark@3x.png")
    #expect(visit.text(7) == "widgets/Tides/Harbour.html#appearance=dark")
    #expect(visit.text(8) == "0")
    #expect(visit.text(10) != "0")
    #expect(visit.text(11) == "#group=appearance&view=grid")
  }

  @Test func chipsHaveTheNumbersThatTheyWouldLeave() throws {
    let numbers =
      "[...document.querySelectorAll('[data-filter=product] .number')].map((one) => one.textContent).join()"
    let visit = try Browser.visit([
      Browser.open(index), ["run": numbers], chip("family", "systemLarge"), ["run": numbers],
      [
        "run":
          "document.querySelector('[data-filter=family] [data-value=systemLarge] .number').textContent"
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "2,2,1")
    #expect(visit.text(4) == "2")
    #expect(visit.text(3) != "2,2,1")
  }

  @Test func searchFindsNamesDescriptionsAndNothing() throws {
    func search(_ text: String) -> Browser.Step {
      [
        "run": """
        search.value = '\(text)'; search.dispatchEvent(new Event('input'));
        [\(visible), document.getElementById('nothing').hidden].join()
        """
      ]
    }
    let visit = try Browser.visit([
      Browser.open(index), search("MOON"), search("tide counts"), search("accessoryInline"),
      search("zzz"), ["run": "document.getElementById('clear').click()"], ["run": visible],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "2,true")
    #expect(visit.text(2) == "1,true")
    #expect(visit.text(3) == "1,true")
    #expect(visit.text(4) == "0,false")
    #expect(visit.text(6) == "5")
  }

  @Test func theKeyboardSearchesMovesOpensAndTurnsTheTheme() throws {
    let focus = "document.activeElement.id || document.activeElement.getAttribute('href')"
    let visit = try Browser.visit([
      Browser.open(index), ["press": "/"], ["run": focus],
      ["press": "n"], ["press": "e"], ["press": "x"], ["press": "t"], ["run": visible],
      ["run": "search.value"], ["press": "Escape"], ["press": "Escape"],
      ["press": "ArrowRight"], ["run": focus], ["press": "ArrowRight"], ["run": focus],
      ["press": "ArrowDown"], ["run": focus], ["press": "t"],
      ["run": "document.documentElement.dataset.theme"], ["press": "?"],
      ["run": "document.getElementById('keys').open"], ["press": "Escape"],
      ["run": "document.getElementById('keys').open"], ["press": "Enter"],
      ["wait": "location.pathname.endsWith('/widgets/Sextant/Bearing.html')"],
      ["wait": "document.readyState === 'complete'"],
      ["run": "document.querySelector('h1').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "search")
    #expect(visit.text(7) == "1")
    #expect(visit.text(8) == "next")
    #expect(visit.text(12) == "widgets/Tides/Harbour.html")
    #expect(visit.text(14) == "widgets/Tides/NextTide.html")
    #expect(visit.text(16) == "widgets/Sextant/Bearing.html")
    #expect(visit.text(18) == "dark")
    #expect(visit.text(20) == "1")
    #expect(visit.text(22) == "0")
    #expect(visit.text(26) == "Bearing")
  }

  @Test func theThemeTurnsWhereStorageIsDenied() throws {
    let denial =
      "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } })"
    let visit = try Browser.visit([
      ["before": denial], Browser.open(index), ["press": "t"],
      ["run": "document.documentElement.dataset.theme"],
      ["run": "document.getElementById('theme-button').getAttribute('aria-pressed')"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "dark")
    #expect(visit.text(4) == "true")
  }

  @Test func theThemeIsRememberedOnThePagesOfWidgets() throws {
    let page = folder.url.appendingPathComponent("widgets/Tides/Harbour.html")
    let visit = try Browser.visit([
      Browser.open(index), ["press": "t"], Browser.open(page),
      ["run": "document.documentElement.dataset.theme"],
    ])
    #expect(visit.text(3) == "dark")
  }

  @Test func thePicturesShowWithoutScripts() throws {
    let visit = try Browser.visit([
      ["scripts": false], Browser.open(index),
      ["run": "document.querySelectorAll('.card').length"],
      ["run": "document.querySelector('.filters').hidden"],
      ["run": "document.querySelector('.card a').getAttribute('href')"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "5")
    #expect(visit.text(3) == "1")
    #expect(visit.text(4) == "widgets/Tides/Harbour.html")
  }

  @Test func everyPictureAndPageIsThere() throws {
    let visit = try Browser.visit([
      Browser.open(index),
      ["run": "document.querySelectorAll('img').forEach((image) => { image.loading = 'eager' })"],
      ["wait": "[...document.images].every((image) => image.complete)"],
      ["run": "[...document.images].filter((image) => image.naturalWidth === 0).length"],
      ["run": "document.images.length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "0")
    #expect(visit.text(4) == "8")
  }

  @Test func nothingScrollsSidewaysOnAPhone() throws {
    let visit = try Browser.visit([
      Browser.open(index, width: 390, phone: true),
      ["run": "document.getElementById('filters-button').click()"],
      ["run": "[document.documentElement.scrollWidth, innerWidth].join()"],
      [
        "run": """
        [...document.querySelectorAll('main *')].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && box.right > 390.5 && !element.closest('.chips');
        }).length
        """
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "390,390")
    #expect(visit.text(3) == "0")
  }
}
