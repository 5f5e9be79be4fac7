import DisplayList
import Foundation
import Testing

@testable import Assets

/// Templates of the SF Symbols app: capitals are 70.459 units high, as SF's are at a hundred points.
@Suite struct SymbolTemplateTests {
  private func template(_ symbols: String, guides: String = "") -> SymbolTemplate? {
    SymbolTemplate(
      Array(
        """
        <?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg">
        <!-- <g id="Regular-S"><path d="M0 0"/></g> -->
        <g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
        <line id="Capline-S" x1="0" x2="9" y1="625.541" y2="625.541"/>\(guides)</g>
        <g id="Symbols">\(symbols)</g></svg>
        """.utf8))
  }

  private func box(_ id: String, _ width: Int, class name: String = "") -> String {
    """
    <g id="\(id)" transform="matrix(1 0 0 1 1400 696)"><g>
    <path class="\(name)" d="M0 0h\(width)V-70.459L0-70.459z"/></g></g>
    """
  }

  private func near(_ value: CGFloat?, _ wanted: CGFloat) -> Bool {
    value.map { abs($0 - wanted) < 0.001 } ?? false
  }

  @Test func aGroupIsPlacedByItsGuides() throws {
    let found = try #require(
      template(
        box("Regular-S", 60, class: "hierarchical-0:secondary"),
        guides: """
          <line id="left-margin-Regular-S" x1="1390" y1="0"/><line id='right-margin-Regular-S' x1='1470' y1="0"/>
          """))
    let drawing = try #require(found.drawing(weight: 400, scale: "S", growth: 1))
    #expect(near(drawing.width, 0.8))
    #expect(near(drawing.ink.minX, 0.1) && near(drawing.ink.maxX, 0.7))
    #expect(near(drawing.ink.minY, -0.7046) && near(drawing.ink.maxY, 0))
    #expect(drawing.layers.map(\.level) == [1])
    #expect(drawing.layers.first?.segments.count == 5)
  }

  /// A symbol grows around the middle of capitals.
  @Test func aScaleThatIsMissingIsMadeOfTheSmallOne() throws {
    let found = try #require(template(box("Regular-S", 60)))
    let drawing = try #require(found.drawing(weight: 400, scale: "L", growth: 2))
    #expect(near(drawing.ink.width, 1.2))
    #expect(near(drawing.ink.minY, -0.7046 * 1.5) && near(drawing.ink.maxY, 0.7046 * 0.5))
  }

  @Test func weightsLieBetweenTheMasters() throws {
    let found = try #require(
      template(box("Ultralight-S", 20) + box("Regular-S", 50) + box("Black-S", 100)))
    func width(_ weight: Double) -> CGFloat? {
      found.drawing(weight: weight, scale: "S", growth: 1)?.ink.width
    }
    #expect(near(width(100), 0.2) && near(width(400), 0.5) && near(width(900), 1))
    #expect(near(width(250), 0.35))
  }

  @Test(arguments: [
    "", #"<g id="Large"><path d="M0 0L1 1z"/></g>"#, #"<g id="Regular-S"/>"#,
    #"<g id="Regular-S"><path d="none"/></g>"#, #"<g id="Regular-S"><path d="L1 1"/>"#,
  ])
  func whatIsNoTemplate(symbols: String) { #expect(template(symbols) == nil) }

  @Test func capitalsWithoutHeightDoNotGrowTheSymbol() throws {
    let found = try #require(
      template(
        box("Regular-S", 60), guides: #"<line id="Capline-S" x1="0" y1="695.5"/>"#))
    let drawing = try #require(found.drawing(weight: 400, scale: "S", growth: 1))
    #expect(near(drawing.ink.width, 0.6))
  }

  @Test func layersAndGuidesThatAreTooFarAwayAreLeftOut() throws {
    let scales = String(repeating: "scale(9e6) ", count: 50)
    let far = #"<g id="Bold-S"><path d="M1 1L2 2" transform="\#(scales)"/></g>"#
    #expect(template(far) == nil)
    let found = try #require(
      template(
        far + #"<g id="Regular-S"><path d="M0 0C9e6 0 1 1 2 2" transform="scale(200)"/></g>"#
          + box("Regular-S", 60),
        guides: #"<line id="Baseline-S" transform="\#(scales)" x1="1" y1="1"/>"#))
    #expect(found.variants.keys.sorted() == ["Regular-S"])
    #expect(found.variants["Regular-S"]?.layers.count == 1)
    #expect(found.baselines == ["S": 696])
  }

  @Test(arguments: [
    ("M1 2 3 4", ["move 1 2", "line 3 4"]),
    ("m1-2l.5.5", ["move 1 -2", "line 1.5 -1.5"]),
    ("M0 0C1 2 3 4 5 6S9 8 10 10", ["move 0 0", "curve 1 2 3 4 5 6", "curve 7 8 9 8 10 10"]),
    ("M0 0Q3 3 6 0", ["move 0 0", "curve 2 2 4 2 6 0"]),
    ("M0 0A0 1 0 0 1 4 0", ["move 0 0", "curve 0 0 4 0 4 0"]),
    ("M0 0L1 1X9 9", ["move 0 0", "line 1 1"]),
    ("M0 0L1e9 1", ["move 0 0"]),
  ])
  func pathData(text: String, expected: [String]) {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    let found = PathData(text).segments.map { segment in
      switch segment {
      case .move(let end): "move \(point(end))"
      case .line(let end): "line \(point(end))"
      case .quad(let end, let control): "quad \(point(control)) \(point(end))"
      case .cubic(let end, let first, let second):
        "curve \(point(first)) \(point(second)) \(point(end))"
      case .close: "close"
      }
    }
    #expect(found == expected)
  }

  /// A half circle of radius 1 in two quarters: its control points are 0.5523 away.
  @Test func anArcIsMadeOfCurves() {
    let arc = EllipticalArc(
      from: CGPoint(x: -1, y: 0), to: CGPoint(x: 1, y: 0), radii: CGSize(width: 1, height: 1),
      rotation: 0, isLarge: false, isClockwise: true)
    #expect(arc.curves.count == 2)
    #expect(near(arc.curves.first?.end.x, 0) && near(arc.curves.first?.end.y, -1))
    #expect(near(arc.curves.first?.control1.x, -1) && near(arc.curves.first?.control1.y, -0.5523))
    #expect(near(arc.curves.last?.end.x, 1) && near(arc.curves.last?.end.y, 0))
  }
}
