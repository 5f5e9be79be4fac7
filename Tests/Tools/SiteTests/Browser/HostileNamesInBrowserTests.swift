import BrowserDriver
import Foundation
import Site
import Testing

@Suite(.blocking, .needsChromium)
struct HostileNamesInBrowserTests {
  @Test func namesAreTextAndNothingRuns() throws {
    let folder = try ScratchFolder()
    let index = try Site.write(HostileNamesTests.gallery(), to: folder.url)
    let visit = try Browser.visit([
      Browser.open(index, width: 390, phone: true),
      [
        "run":
          "[...document.querySelectorAll('h2 bdi')].slice(0, 4).map((e) => e.textContent).join('|')"
      ],
      ["run": "document.querySelectorAll('script').length"],
      ["run": "document.documentElement.scrollWidth"],
      ["run": "document.querySelectorAll('.card a')[3].click()"],
      ["wait": "location.pathname.includes('/widgets/') && document.readyState === 'complete'"],
      ["run": "document.querySelector('h1').textContent"],
      ["run": "document.querySelectorAll('script').length"],
      ["run": "document.querySelectorAll('.inspector a[href^=javascript]').length"],
      ["run": "document.documentElement.scrollWidth"],
    ])
    #expect(visit.text(1) == HostileNamesTests.names[0...3].joined(separator: "|"))
    #expect(visit.text(2) == "4")
    #expect(visit.text(3) == "390")
    #expect(visit.text(5) == "1")
    #expect(visit.text(6) == HostileNamesTests.names[3])
    #expect(visit.text(7) == "10")
    #expect(visit.text(8) == "0")
    #expect(visit.text(9) == "390")
    // The pictures that these names ask for are not there; nothing else may be wrong.
    #expect(visit.complaints.filter { !$0.contains("ERR_FILE_NOT_FOUND") } == [])
  }
}
