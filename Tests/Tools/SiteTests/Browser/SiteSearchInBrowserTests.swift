import BrowserDriver
import Foundation
import Site
import TestSupport
import Testing

@Suite(.blocking, .needsChromium)
struct SiteSearchInBrowserTests {
  private static let shown =
    "[...document.querySelectorAll('.card')].filter((one) => one.offsetParent)"
    + ".map((one) => one.querySelector('strong').textContent).join(' ')"

  /// The first page of a site whose widgets have these names.
  private func site(_ names: [String], in folder: ScratchFolder) throws -> URL {
    var gallery = try MockGallery(in: folder.url).gallery
    gallery.products.removeFirst()
    let widget = try gallery.products.element(0).widgets.element(0)
    let product = gallery.products.startIndex
    gallery.products[product].widgets = names.map { name in
      var made = widget
      (made.kind, made.displayName) = (name, name)
      return made
    }
    return try DocsSite(gallery).write(
      from: folder.url, to: folder.url.appendingPathComponent("site"), making: .plain)
  }

  @Test func aFieldFindsWidgetsAndTheAddressHoldsIt() throws {
    let folder = try ScratchFolder()
    let index = try site(["Ferry", "Harbour", "Tide", "Wind", "Swell", "Buoy"], in: folder)
    let visit = try Browser.visit([
      Browser.open(index), ["press": "/"], ["press": "t"], ["press": "i"], ["press": "d"],
      ["run": Self.shown], ["run": "document.querySelector('.found').textContent"],
      ["run": "location.hash"], Browser.open(index, hash: "#q=HARB"), ["run": Self.shown],
      Browser.open(index), ["run": Self.shown],
      Browser.open(index, hash: "#q=HARB"), ["run": "location.hash = 'widgets'"],
      ["run": "document.querySelector('input').value"],
    ])
    #expect(visit.text(5) == "Tide")
    #expect(visit.text(6) == "1 of 6 widgets")
    #expect(visit.text(7) == "#q=tid")
    #expect(visit.text(9) == "Harbour")
    #expect(visit.text(11) == "Ferry Harbour Tide Wind Swell Buoy")
    // A link within the page leaves what was typed.
    #expect(visit.text(14) == "HARB")
    #expect(visit.complaints == [])
  }

  @Test func fewWidgetsNeedNoField() throws {
    let folder = try ScratchFolder()
    let index = try site(["Ferry", "Harbour"], in: folder)
    let visit = try Browser.visit([
      Browser.open(index), ["run": "document.querySelectorAll('input').length"],
    ])
    #expect(visit.text(1) == "0")
    #expect(visit.complaints == [])
  }
}
