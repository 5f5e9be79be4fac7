import BrowserDriver
import Foundation
import Site
import Testing

@Suite(.blocking, .needsChromium, .serialized)
struct SimulationPageInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  init() throws {
    folder = try ScratchFolder()
    page = try Site.write(MockSimulation(in: folder.url).report, to: folder.url)
  }

  private let shown = """
    document.querySelector('.screen img')?.getAttribute('src').split('/').at(-1)
      ?? document.querySelector('.screen .failure').innerText.replace(/\\s*\\n\\s*/g, ' ')
    """

  @Test func theClockShowsWhatIsOnScreen() throws {
    func go(_ minute: Int) -> Browser.Step {
      ["run": "time.value = \(minute); time.dispatchEvent(new Event('input'))"]
    }
    let visit = try Browser.visit([
      Browser.open(page), ["run": shown], go(60), ["run": shown],
      ["run": "moment.textContent"], go(150), ["run": shown],
      ["run": "document.querySelector('.screen figcaption').textContent"],
      ["run": "document.querySelector('tr.now time').textContent"],
      ["run": "document.querySelectorAll('.thumb')[1].click()"], ["run": "time.value"],
      ["press": "ArrowRight"], ["run": "time.value"], ["run": "location.hash"],
      ["run": "play.click()"], ["wait": "Number(time.value) > 10"],
      ["run": "document.querySelector('h2 bdi').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "001@1x.png")
    #expect(visit.text(3) == "002@1x.png")
    #expect(visit.text(4).hasSuffix("10:41"), "\(visit.text(4))")
    #expect(visit.text(6) == "No picture Drawing failed.")
    #expect(visit.text(7) == "11:41 to 12:41, entry 3 of timeline 1")
    #expect(visit.text(8) == "11:41")
    #expect(visit.text(10) == "0")
    #expect(visit.text(12) == "1")
    #expect(visit.text(13) == "#minute=1")
  }

  @Test func marksLieWhereTheyHappened() throws {
    let visit = try Browser.visit([
      Browser.open(page),
      [
        "run": """
        [...document.querySelectorAll('.lane.marks .mark')]
          .map((mark) => `${mark.classList[1]} ${mark.style.left}`).join()
        """
      ],
      ["run": "document.querySelectorAll('.segment').length"],
      ["run": "document.querySelector('.mark.deferred[title]').title"],
      ["run": "document.querySelector('.reel h2 bdi').textContent"],
      ["run": "document.querySelectorAll('.assumed').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "granted 0%,exempt 25%,deferred 50%,refused 75%")
    #expect(visit.text(2) == "4")
    #expect(visit.text(3) == "11:41 timeline over: deferred to 13:11. Because of <it>.")
    #expect(visit.text(4) == "Tides & “turns”")
    #expect(visit.text(5) == "1")
  }

  @Test func itFitsAPhone() throws {
    let visit = try Browser.visit([
      Browser.open(page, width: 390, phone: true), ["run": "document.documentElement.scrollWidth"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "390")
  }
}
