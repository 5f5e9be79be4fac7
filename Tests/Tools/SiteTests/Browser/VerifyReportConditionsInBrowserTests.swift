import BrowserDriver
import Foundation
import Goldens
import LayoutDiff
import Testing

@testable import Site

/// The report's page where things are not as usual: no scripts, a phone, the dark, hostile names, digests
/// alone, nothing to show, and very much of it.
@Suite(.blocking, .needsChromium, .serialized)
struct VerifyReportConditionsInBrowserTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func mixed() throws -> URL {
    try Site.write(MockVerification.mixed(in: folder.url).report, to: folder.url)
  }

  @Test func withoutScriptsThereIsAListWithPictures() throws {
    let page = try mixed()
    let visit = try Browser.visit([
      ["scripts": false], Browser.open(page),
      ["run": "document.querySelectorAll('.plain-cause').length"],
      ["run": "document.querySelector('.plain-command').innerText"],
      [
        "run": "document.querySelectorAll('.plain-frame')[1].innerText.replace(/\\s*\\n\\s*/g, '|')"
      ],
      [
        "run": """
        [...document.querySelectorAll('.plain-shot')].filter((shot) =>
          getComputedStyle(shot).backgroundImage.startsWith('url("data:image/png;base64,')
            && shot.getBoundingClientRect().width === 20).length
        """
      ],
      ["run": "document.querySelector('.plain-shot').getAttribute('aria-label')"],
      ["run": "document.querySelector('.search').checkVisibility()"],
      ["run": "document.getElementById('filters').checkVisibility()"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "6")
    #expect(visit.text(3) == "To approve all: swift run Tides approve")
    #expect(
      visit.text(4) == "Harbour · Small Snapshot · light|Harbour/systemSmall/snapshot@2x"
        + "|Padding of Capsule grew by 2 pt.|Text “4.2 m” moved 2 pt right."
        + "|Colour of Text changed #34C759 → #30D158.|Expected|Actual")
    #expect(visit.text(5) == "10")
    #expect(visit.text(6) == "Expected: Harbour/systemSmall/snapshot@2x")
    #expect(visit.text(7) == "0")
    #expect(visit.text(8) == "0")
  }

  @Test func onAPhoneAFrameOpensAndLeadsBackAndNothingScrollsSideways() throws {
    let wide = "[document.documentElement.scrollWidth, innerWidth].join()"
    let visit = try Browser.visit([
      Browser.open(try mixed(), width: 390, phone: true), ["run": wide],
      ["run": "document.getElementById('detail').checkVisibility()"],
      ["run": "document.querySelectorAll('.row-button')[1].click()"],
      ["wait": "document.querySelector('.difference canvas')"], ["run": wide],
      ["run": "document.getElementById('detail').checkVisibility()"],
      ["run": "document.getElementById('list').checkVisibility()"],
      ["run": "document.activeElement.tagName"],
      [
        "run":
          "[...document.querySelectorAll('.view')].every((view) => view.getBoundingClientRect().right <= 390)"
      ],
      ["run": "document.querySelector('.back').click()"],
      ["run": "document.getElementById('list').checkVisibility()"],
      ["run": "document.activeElement.className"], ["run": "scrollY"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "390,390")
    #expect(visit.text(2) == "0")
    #expect(visit.text(5) == "390,390")
    #expect(visit.text(6) == "1")
    #expect(visit.text(7) == "0")
    #expect(visit.text(8) == "H2")
    #expect(visit.text(9) == "1")
    #expect(visit.text(11) == "1")
    #expect(visit.text(12) == "row-button")
  }

  @Test func inTheDarkThePageIsDarkAndWordsAreLegible() throws {
    // The contrast of each kind of words with what is behind, at least 4.5 as WCAG asks.
    let contrast = """
      (() => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const rgb = (color, under = [255, 255, 255]) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = `rgb(${under.join()})`;
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        };
        const ground = (element) => {
          const chain = [];
          for (let at = element; at; at = at.parentElement) chain.unshift(getComputedStyle(at).backgroundColor);
          return chain.reduce((under, color) => rgb(color, under), [255, 255, 255]);
        };
        const light = (color) => {
          const [r, g, b] = color.map((c) => {
            const s = c / 255;
            return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const low = [];
        for (const element of document.querySelectorAll('body *')) {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
          if (!own || !element.checkVisibility() || element.closest('.outline, .view, :disabled')) continue;
          const under = ground(element);
          const pair = [light(rgb(getComputedStyle(element).color, under)), light(under)];
          const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
          if (ratio < 4.5) low.push(`${element.className || element.tagName} ${ratio.toFixed(1)}`);
        }
        return [...new Set(low)].join();
      })()
      """
    let page = try mixed()
    let visit = try Browser.visit([
      Browser.open(page, dark: true), ["run": "getComputedStyle(document.body).backgroundColor"],
      ["press": "j"], ["press": "x"], ["run": contrast],
      ["press": "t"], ["run": "getComputedStyle(document.body).backgroundColor"],
      ["run": contrast],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "rgb(16, 17, 20)")
    #expect(visit.text(4) == "")
    #expect(visit.text(6) == "rgb(246, 246, 248)")
    #expect(visit.text(7) == "")
  }

  @Test func everyControlHasAName() throws {
    let nameless = """
      [...document.querySelectorAll('button, input, [tabindex="0"], [role=img], nav, article')]
        .filter((element) => !(element.getAttribute('aria-label') || element.textContent.trim()
          || element.labels?.[0]?.textContent.trim())).map((element) => element.outerHTML).join()
      """
    let visit = try Browser.visit([
      Browser.open(try mixed(), hash: "#view=wipe&frame=Harbour/systemSmall/snapshot@2x"),
      ["run": nameless],
      [
        "run":
          "[...document.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt')).length"
      ],
      [
        "run":
          "new Set([...document.querySelectorAll('[id]')].map((e) => e.id)).size === document.querySelectorAll('[id]').length"
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "")
    #expect(visit.text(2) == "0")
    #expect(visit.text(3) == "1")
  }

  @Test func hostileStringsAreTextAndNothingRuns() throws {
    var mock = try MockVerification(in: folder.url)
    let names = HostileNamesTests.names
    mock.report.notes = names
    mock.report.tolerances = names
    mock.report.goldens = names[0]
    mock.report.engine = names[3]
    mock.report.generator = names[1]
    for (place, name) in names.enumerated() {
      let change = Change(
        kind: .text, view: name, path: name, sentence: name,
        before: CGRect(x: 0, y: 0, width: 5, height: 5), signature: "\(place)")
      try mock.add("a/b/c\(place)", .changed, changes: [change], pictures: [0, 1])
      mock.report.entries[place].id = "\(name)/\(name)/\(place)"
      mock.report.entries[place].kind = name
      mock.report.entries[place].family = name
      mock.report.entries[place].device = name
      mock.report.entries[place].phase = name
      mock.report.entries[place].variant = ["locale": name, "appearance": name]
      mock.report.entries[place].message = name
    }
    mock.report.entries[3].status = .failed
    let page = try Site.write(mock.report, to: folder.url)
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.components(separatedBy: "<script").count - 1 == 3)
    #expect(!html.contains("\u{0}"))
    #expect(!html.contains("\u{202E}desrever</title>"))
    let visit = try Browser.visit([
      Browser.open(page, width: 390, phone: true),
      ["run": "document.documentElement.scrollWidth"],
      ["run": "document.querySelectorAll('script').length"],
      [
        "run":
          "[...document.querySelectorAll('.cause .sentence bdi')].slice(1, 5).map((e) => e.textContent).join('|')"
      ],
      ["run": "document.querySelectorAll('.row-button')[12].click()"],
      ["run": "document.documentElement.scrollWidth"],
      ["press": "a"],
      ["run": "document.getElementById('command').textContent"],
      ["press": "x"],
      ["run": "/[\\u0000-\\u001f\\u202e]/.test(document.getElementById('command').textContent)"],
      ["run": "document.querySelectorAll('.detail bdi').length > 4"],
      Browser.open(page), ["run": "document.documentElement.scrollWidth"],
      ["run": "document.querySelectorAll('[onload], [onclick], [href^=javascript]').length"],
      ["scripts": false], Browser.open(page, width: 390, phone: true),
      ["run": "document.documentElement.scrollWidth"],
      ["run": "document.querySelectorAll('.plain-frame').length"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "390")
    #expect(visit.text(2) == "3")
    #expect(visit.text(3) == names[0...2].joined(separator: "|") + "|" + names[4])
    #expect(visit.text(5) == "390")
    #expect(visit.text(7) == "swift run Tides approve")
    #expect(visit.text(9) == "0")
    #expect(visit.text(10) == "1")
    #expect(visit.text(12) == "1440")
    #expect(visit.text(13) == "0")
    #expect(visit.text(16) == "390")
    #expect(visit.text(17) == "\(names.count)")
  }

  @Test func aGoldenWithoutAPictureStatesHowToGetOne() throws {
    var mock = try MockVerification(in: folder.url)
    mock.report.format = .digest
    let change = Change(kind: .text, view: "Text", sentence: "Text says “a” instead of “b”.")
    try mock.add("A/systemSmall/snapshot@2x", .changed, changes: [change], pictures: [nil, 1])
    let visit = try Browser.visit([
      Browser.open(try Site.write(mock.report, to: folder.url)),
      ["run": "document.querySelector('.pane.expected p').textContent"],
      ["run": "document.querySelector('.pane.actual img').naturalWidth"],
      ["run": "document.querySelector('.reason-words').textContent"],
    ])
    #expect(visit.complaints == [])
    #expect(
      visit.text(1) == "The golden holds digests and the layout, no picture. "
        + "verify --against REVISION draws it again from that revision.")
    #expect(visit.text(2) == "40")
    #expect(visit.text(3) == "Text says “a” instead of “b”.")
  }

  @Test func whereAllIsWellThereIsNothingToLookAt() throws {
    var mock = try MockVerification(in: folder.url)
    for place in 0..<3 { try mock.add("A/systemSmall/\(place)", .identical) }
    let visit = try Browser.visit([
      Browser.open(try Site.write(mock.report, to: folder.url)),
      ["run": "document.querySelector('h1').textContent"],
      [
        "run":
          "['desk', 'basket'].map((id) => document.getElementById(id).checkVisibility()).join()"
      ],
      ["run": "document.getElementById('identical').open = true"],
      ["wait": "document.getElementById('identical-names').children.length === 3"],
      ["press": "j"], ["press": "?"],
      ["run": "document.getElementById('keys').open"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(1) == "All 3 frames are as their goldens")
    #expect(visit.text(2) == "false,false")
    #expect(visit.text(4) == "1")
    #expect(visit.text(7) == "1")
  }

  @Test func twoThousandFramesAreUsable() throws {
    var mock = try MockVerification(in: folder.url)
    for place in 0..<2000 {
      let change = Change(
        kind: .text, view: "Text", sentence: "Change \(place % 40).", signature: "\(place % 40)")
      try mock.add(
        "K\(place % 20)/systemSmall/timeline-\(place)@2x", .changed, changes: [change],
        pictures: [0, place % 2 + 1])
    }
    let page = try Site.write(mock.report, to: folder.url)
    /// Forced to lay out at once what the code changed.
    func spend(_ code: String) -> Browser.Step {
      ["spend": [["run": "(() => { \(code); document.body.offsetHeight })()"]]]
    }
    let visit = try Browser.visit([
      [
        "spend": [Browser.open(page), ["wait": "document.querySelector('.difference canvas')"]]
      ],
      ["run": "document.querySelectorAll('.row').length"],
      spend(
        "for (const cause of document.querySelectorAll('.cause-button')) if (cause.ariaExpanded !== 'true') cause.click()"
      ),
      ["run": "document.querySelectorAll('.row').length"],
      [
        "run":
          "[...document.querySelectorAll('.row img')].filter((image) => image.src).length < 200"
      ],
      spend("document.getElementById('select-all').click()"),
      spend(
        "const s = document.getElementById('search'); s.value = 'K7/'; s.dispatchEvent(new Event('input'))"
      ),
      ["run": "document.getElementById('count').textContent"],
      spend("dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))"),
    ])
    #expect(visit.complaints == [])
    func number(_ place: Int) -> Double { (visit.answers[place] as? NSNumber)?.doubleValue ?? .nan }
    #expect(number(0) < 8)
    #expect(number(1) < 100)
    #expect(visit.text(3) == "2000")
    #expect(visit.text(4) == "1")
    for place in [2, 5, 6, 8] { #expect(number(place) < 3, "\(place)") }
    #expect(visit.text(7) == "100 of 2000 frames, 2 causes")
  }
}
