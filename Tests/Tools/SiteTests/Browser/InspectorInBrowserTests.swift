import BrowserDriver
import Foundation
import Site
import Testing

/// The inspector of a frame, on a widget's page that is opened from a disk.
@Suite(.blocking, .needsChromium, .serialized)
struct InspectorInBrowserTests {
  private let folder: ScratchFolder
  private let page: URL

  /// A stack with a text that is cut and a text beside it, 8 points apart.
  private static let explanation = """
    Inspector.take({"version":1,"frame":"Harbour/systemSmall/snapshot","size":[170,170],"scale":3,\
    "notes":[],"types":["Row"],"views":[\
    {"index":0,"view":"Row","name":"Row “High <b>water”","frame":[16,16,138,20],"modifiers":[],\
    "steps":[],"why":[]},\
    {"index":1,"parent":0,"view":"HStack","name":"HStack “High <b>water”","frame":[16,16,138,20],\
    "modifiers":["padding(16)"],"steps":[],"why":["The widget offers 138 × 138 pt."]},\
    {"index":2,"parent":1,"view":"Text","name":"Text “High <b>water”","frame":[16,16,96,20],\
    "remark":"cut","modifiers":["lineLimit(1)"],"steps":[{"step":"Text","by":"HStack",\
    "offered":[96,null],"took":[96,20],"asked":[{"offered":["infinity",null],"took":[120,20]}]}],\
    "textFacts":{"lines":["High w…"],"font":"17 semibold","size":17,"drawnSize":17,"tracking":0,\
    "ideal":[120,20],"isCut":true,"lineLimit":1},"why":["It was cut to one line."]},\
    {"index":3,"parent":1,"view":"Text","name":"Text “4.2 m”","frame":[120,16,34,20],"modifiers":[],\
    "steps":[],"why":["It has its ideal size, 34 × 20 pt."]}]});
    """

  init() throws {
    folder = try ScratchFolder()
    var gallery = try MockGallery(in: folder.url).gallery
    gallery.types = [
      "Row": .init(
        file: "Sources/Row.swift", line: 7, calls: ["padding(16)": 9, "lineLimit(1)": 11])
    ]
    try Site.write(gallery, to: folder.url)
    try Data(Self.explanation.utf8).write(
      to: folder.url.appendingPathComponent(
        "frames/Harbour/systemSmall/snapshot@3x.explain.js"))
    page = folder.url.appendingPathComponent("widgets/Tides/Harbour.html")
  }

  private let hash = "#frame=Harbour/systemSmall/snapshot"
  private let isOpen = "document.querySelector('.inspect[open] .inspect-item[aria-selected=true]')"
  private let name = "document.querySelector('.inspect .inspect-particulars h2')?.textContent"
  private let gap =
    "document.querySelector('.inspect .inspect-gap').innerText.replace(/\\s*\\n\\s*/g, '|')"

  @Test func viewsAreSteppedThroughByKeys() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: hash),
      ["run": "document.querySelector('.inspect-open').focus()"], ["press": "i"],
      ["wait": isOpen], ["run": name],
      ["run": "document.activeElement.textContent"],
      ["run": "document.querySelector('.inspect .inspect-reasons').innerText"],
      ["run": "document.querySelector('.inspect .inspect-source').innerText"],
      ["run": "document.querySelector('.inspect .inspect-modifiers').innerText"],
      ["press": "m"], ["press": "ArrowDown"], ["run": name], ["run": gap],
      ["press": "ArrowLeft"], ["run": name], ["run": gap],
      ["press": "Escape"], ["run": "String(document.querySelector('.inspect').open)"],
      ["run": "document.activeElement.className"],
    ])
    #expect(visit.complaints == [])
    // The first that is remarkable.
    #expect(visit.text(4) == "Text “High <b>water”")
    #expect(visit.text(5) == "Text “High <b>water”cut")
    #expect(visit.text(6) == "It was cut to one line.")
    #expect(visit.text(7) == "in Row, Sources/Row.swift:7")
    #expect(
      visit.text(8).split(whereSeparator: \.isNewline) == [".lineLimit(1)", "Sources/Row.swift:11"])
    #expect(visit.text(11) == "Text “4.2 m”")
    #expect(visit.text(12) == "From Text “High <b>water” to Text “4.2 m”|8 pt to the right")
    #expect(visit.text(14) == "HStack “High <b>water”")
    #expect(
      visit.text(15)
        == "From Text “High <b>water” to HStack “High <b>water”|42 pt between the right edges")
    #expect(visit.text(17) == "false")
    #expect(visit.text(18) == "button inspect-open")
  }

  private let point = """
    (kind, x, y) => {
      const plane = document.querySelector('.inspect .inspect-plane'), box = plane.getBoundingClientRect();
      plane.dispatchEvent(new PointerEvent(kind, { bubbles: true,
        clientX: box.left + x * box.width / 170, clientY: box.top + y * box.height / 170 }));
    }
    """

  @Test func thePointerNamesTheViewUnderItAndItsDistance() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: hash), ["press": "i"], ["wait": isOpen],
      ["run": "(\(point))('pointermove', 130, 20)"],
      ["run": "document.querySelector('.inspect .inspect-readout').textContent"], ["run": gap],
      ["run": "(\(point))('click', 130, 20)"], ["run": name],
      ["press": "r"],
      ["run": "getComputedStyle(document.querySelector('.inspect .inspect-ruler')).display"],
      ["press": "+"], ["press": "+"], ["press": "+"], ["press": "+"],
      [
        "run":
          "String(document.querySelector('.inspect .inspect-plane').getBoundingClientRect().width / 170)"
      ],
      [
        "run":
          "String(document.querySelector('.inspect .inspect-plane').classList.contains('inspect-pixels'))"
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(4) == "130, 20 pt · pixel 390, 60 · Text “4.2 m”")
    #expect(visit.text(5) == "From Text “High <b>water” to Text “4.2 m”|8 pt to the right")
    #expect(visit.text(7) == "Text “4.2 m”")
    #expect(visit.text(9) == "none")
    // 8 pixels of the screen for one of the picture's, of which a point has 3.
    #expect(visit.text(14) == "24")
    #expect(visit.text(15) == "true")
  }

  @Test(arguments: [390, 1440]) func everythingFitsTheWidth(width: Int) throws {
    let visit = try Browser.visit([
      Browser.open(page, width: width, phone: width < 500, dark: true, hash: hash),
      ["press": "i"], ["wait": isOpen],
      ["run": "String(document.querySelector('.inspect').scrollWidth <= innerWidth)"],
      [
        "run": """
        ['.inspect-tree', '.inspect-stage', '.inspect-particulars'].map((name) => {
          const box = document.querySelector(`.inspect ${name}`).getBoundingClientRect();
          return box.left >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5
            && box.height > 80 && box.width > 200;
        }).join()
        """
      ],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(3) == "true")
    #expect(visit.text(4) == "true,true,true")
  }

  @Test func theAddressHasTheViewAndOpensTheInspectorAtIt() throws {
    let view: Browser.Step = [
      "run": "String(new URLSearchParams(location.hash.slice(1)).get('inspect'))"
    ]
    let visit = try Browser.visit([
      Browser.open(page, hash: hash + "&inspect=3"), ["wait": isOpen], ["run": name], view,
      ["press": "ArrowUp"], ["run": name], view, ["press": "Escape"], view,
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "Text “4.2 m”")
    #expect(visit.text(3) == "3")
    #expect(visit.text(5) == "Text “High <b>water”")
    #expect(visit.text(6) == "2")
    #expect(visit.text(8) == "null")
  }

  @Test func aFrameWithoutAnExplanationNamesTheCommand() throws {
    let visit = try Browser.visit([
      Browser.open(page, hash: "#frame=Harbour/systemSmall/placeholder"), ["press": "i"],
      ["wait": "document.querySelector('.inspect .inspect-command')"],
      ["run": "document.querySelector('.inspect .inspect-command').textContent"],
    ])
    #expect(visit.text(3) == "vitrine explain Harbour/systemSmall/placeholder")
  }

  @Test func aGalleryWithoutExplanationsHasNoInspector() throws {
    try Site.write(try MockGallery(in: folder.url).gallery, to: folder.url)
    let visit = try Browser.visit([
      Browser.open(page, hash: hash), ["press": "i"],
      ["run": "String(document.querySelector('.inspect, .inspect-open') === null)"],
    ])
    #expect(visit.complaints == [])
    #expect(visit.text(2) == "true")
  }
}
