import DisplayList
import Foundation
import TestSupport
import Testing

@testable import Symbols

/// Symbols that are drawn by families of deps/bake. Where no other source is named, what is said of Apple's was seen or measured in
/// its library of SF Symbols 5 for Figma (husker-dev/sf-symbols @2042043).
struct DrawnSymbolTests {
  let library = SymbolLibrary()

  func symbol(_ name: String, weight: Double = 400) -> SymbolLibrary.Symbol {
    library.symbol(named: name, size: 100, weight: weight, scale: .medium)
  }

  func box(_ name: String) -> CGRect {
    symbol(name).layers.reduce(CGRect.null) { $0.union($1.box) }
  }

  /// The box of all layers of a level.
  func box(_ name: String, level: Int) -> CGRect {
    symbol(name).hierarchicalLayers.filter { $0.level == level }.reduce(CGRect.null) {
      $0.union($1.box)
    }
  }

  /// The boxes of a layer's contours, also of those that lie within others.
  func contours(_ layer: SymbolLibrary.Symbol.Layer) -> [CGRect] {
    guard case .path(let segments) = layer.outline else { return [] }
    var boxes: [CGRect] = []
    for segment in segments {
      switch segment {
      case .move(let p): boxes.append(CGRect(origin: p, size: .zero))
      case .line(let p), .cubic(let p, _, _):
        guard let last = boxes.popLast() else { continue }
        boxes.append(last.union(CGRect(origin: p, size: .zero)))
      case .quad, .close: break
      }
    }
    return boxes
  }

  /// The ink, in square points: parts that overlap count each, holes are taken away.
  func ink(_ layers: [SymbolLibrary.Symbol.Layer]) -> CGFloat {
    layers.reduce(0) { sum, layer in
      guard case .path(let segments) = layer.outline else { return sum }
      return sum + abs(area(segments))
    }
  }

  /// The area that a path's contours turn around clockwise, less that of the others, in square points.
  func area(_ segments: [Outline.Segment]) -> CGFloat {
    var area: CGFloat = 0, start = CGPoint.zero, last = CGPoint.zero
    func line(to p: CGPoint) {
      area += (last.x * p.y - p.x * last.y) / 2
      last = p
    }
    for segment in segments {
      switch segment {
      case .move(let p):
        line(to: start)
        (start, last) = (p, p)
      case .line(let p): line(to: p)
      case .cubic(let p, let c1, let c2):
        let from = last
        for step in 1...8 {
          let t = CGFloat(step) / 8, u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          line(
            to: CGPoint(
              x: a * from.x + b * c1.x + c * c2.x + d * p.x,
              y: a * from.y + b * c1.y + c * c2.y + d * p.y))
        }
      case .quad(let p, _): line(to: p)
      case .close: line(to: start)
      }
    }
    line(to: start)
    return area
  }

  /// Names that Apple replaced (deps/symbol-names.tsv), of which neither has a row in deps/symbols.tsv: the one is asked for while
  /// the other is looked up.
  @Test(arguments: [
    ("arrow.upright.circle", "arrow.up.right.circle"),
    ("person.crop.circle.badge.exclam", "person.crop.circle.badge.exclamationmark"),
    ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
    ("arrow.up.doc", "arrow.up.document"),
    ("squareshape.split.2x2.dotted", "squareshape.split.2x2.dotted.inside"),
    ("printer.fill.and.paper.fill", "printer.filled.and.paper"),
  ])
  func bothNamesOfASymbolDrawTheSame(old: String, new: String) {
    #expect(symbol(old).isKnown)
    #expect(symbol(old).layers.map(\.outline) == symbol(new).layers.map(\.outline))
    #expect(
      symbol(old).hierarchicalLayers.map(\.level) == symbol(new).hierarchicalLayers.map(\.level))
  }

  /// A badge of an old name isn't left out: Apple's ink of the new name is 1181 thousandths of an em wide and that of a circle 996; the
  /// badge lies 185 beyond the circle's left edge.
  @Test func anOldNameHasItsBadge() {
    let name = "person.crop.circle.badge.exclam"
    let badge = box(name, level: 0), circle = box(name, level: 1)
    #expect(abs(box(name).width - 118.1) < 1)
    #expect(abs(circle.width - 99.6) < 1)
    #expect(abs(circle.minX - badge.minX - 18.5) < 1)
  }

  /// In ems, at the regular weight.
  @Test(arguments: [
    ("plus", 0.086), ("arrow.right", 0.086), ("arrow.left.and.right", 0.0885),
    ("line.3.horizontal", 0.073), ("text.justify", 0.073),
  ])
  func linesAreAsThickAsApples(name: String, thickness: Double) {
    let lines = symbol(name).layers.flatMap(\.parts).map(\.box).filter {
      $0.width > 30 && $0.height < 20
    }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { abs($0.height / 100 - thickness) < 0.004 })
  }

  /// Lines keep their length, so the ink grows as their thickness does. SF's stems at 100, 400 and 800 are as 8 to 17 to 30;
  /// drawings of many parts have 16 and 24 of these 17 and 30, twice and three times the thinnest, and
  /// round ends grow as the square of it.
  @Test(arguments: [
    "plus", "chevron.right", "hare", "hand.thumbsup", "hammer", "tray.and.arrow.down",
    "books.vertical",
    "text.bubble", "icloud", "sportscourt", "square.dashed", "cup.and.saucer",
  ])
  func theLinesOfDrawingsFollowTheWeight(name: String) {
    let thin = ink(symbol(name, weight: 100).layers)
    #expect((1.8...2.4).contains(ink(symbol(name).layers) / thin))
    #expect((2.8...4.8).contains(ink(symbol(name, weight: 800).layers) / thin))
  }

  /// Parts of a thing have levels.
  @Test(arguments: [
    "hand.tap", "tray.and.arrow.down", "square.on.square", "note.text", "chart.bar.xaxis",
    "figure.walk.motion",
    "text.bubble", "text.bubble.fill", "thermometer.snowflake", "checkmark.icloud", "signpost.left",
    "clock.arrow.circlepath", "stop.circle.fill", "bell.and.waves.left.and.right", "menucard",
    "ladybug.fill",
  ])
  func aDrawingOfPartsHasTwoLevels(name: String) {
    #expect(Set(symbol(name).hierarchicalLayers.map(\.level)) == [0, 1])
  }

  /// The sheet at the lower right is in front of the other.
  @Test(arguments: [
    "square.on.square", "plus.square.on.square", "rectangle.on.rectangle",
    "rectangle.portrait.on.rectangle.portrait",
  ])
  func theFrontSheetLiesAtTheLowerRight(name: String) {
    let front = box(name, level: 0), back = box(name, level: 1)
    #expect(front.maxX > back.maxX + 5 && front.maxY > back.maxY + 5)
    #expect(front.minX > back.minX + 5 && front.minY > back.minY + 5)
  }

  /// The hole is at the upper right.
  @Test func theHoleOfATagIsAtItsUpperRight() {
    let hole = box("tag", level: 0), whole = box("tag")
    #expect(hole.midX > whole.midX + 10 && hole.midY < whole.midY - 10)
  }

  /// The digits are right of the lines, and upright as those of the list from left to right.
  @Test func theDigitsOfAListFromTheRightAreAtItsRight() throws {
    let parts = symbol("list.number.rtl").layers.flatMap(\.parts).map(\.box)
    let lines = parts.filter { $0.width > 50 }, digits = parts.filter { $0.width <= 50 }
    #expect(lines.count == 3 && digits.count >= 3)
    let edge = try #require(lines.map(\.maxX).max())
    #expect(digits.allSatisfy { $0.minX > edge })
    let plain = symbol("list.number").layers.flatMap(\.parts).map(\.box).filter { $0.width <= 50 }
    #expect(
      plain.map(\.width).sorted().elementsEqual(digits.map(\.width).sorted()) { abs($0 - $1) < 0.1 }
    )
  }

  /// The column within the tube reaches higher from `low` to `medium` to `high`, and four marks are beside the tube.
  @Test func aThermometersLevelFollowsItsName() throws {
    func top(_ name: String) throws -> CGFloat {
      let boxes = symbol(name).hierarchicalLayers.filter { $0.level == 0 }.flatMap(contours)
      return try #require(boxes.filter { $0.width < 9 && $0.height > 15 }.map(\.minY).min())
    }
    let low = try top("thermometer.low"), medium = try top("thermometer.medium"),
      high = try top("thermometer.high")
    #expect(low > medium + 10 && medium > high + 10)
    let marks = symbol("thermometer.medium").hierarchicalLayers.filter { $0.level == 1 }.flatMap(
      \.parts)
    #expect(marks.count == 4)
  }

  /// The box of the part in a circle, in thousandths of the circle's width; x and y are those of its middle from the circle's, to the
  /// right and down. Our drawings have the area of Apple's box at their own proportions: hence half a pixel of a circle of 34.
  @Test(arguments: [
    ("stop.circle", 346.0, 347.0, 0.0, 0.0), ("heart.circle", 529, 473, 0, 19),
    ("briefcase.circle", 556, 484, 0, -25), ("play.circle", 342, 395, 31, 1),
    ("star.circle", 580, 556, -1, -18), ("bolt.circle", 419, 661, -5, -3),
  ])
  func thePartInACircleHasItsSizeAndPlace(
    name: String, width: Double, height: Double, x: Double, y: Double
  ) {
    let glyph = box(name, level: 0), circle = box(name, level: 1)
    let unit = circle.width / 1000
    #expect(abs(glyph.width / unit - width) < 15)
    #expect(abs(glyph.height / unit - height) < 15)
    #expect(abs((glyph.midX - circle.midX) / unit - x) < 3)
    #expect(abs((glyph.midY - circle.midY) / unit - y) < 3)
  }

  /// Corners and one dash a side; two on the long sides of a rectangle; eight parts of a circle.
  @Test(arguments: [
    ("square.dashed", 8), ("app.dashed", 8), ("rectangle.dashed", 10), ("circle.dashed", 8),
  ])
  func anOutlineHasItsDashes(name: String, count: Int) {
    #expect(symbol(name).layers.flatMap(\.parts).count == count)
  }

  /// A seam is cut out of a rounded rectangle and goes beyond its edges (`cut` in deps/bake/paths.py). Of a width of 100, with lines that
  /// are 7.63 thick, the seam about 28 of it leaves parts of 28 and 72 by 63.63 with two corners of a radius of 11.81 each:
  /// 1781.6 and 4581.4, each less (2 - pi / 2) * 11.81 * 11.81 = 59.9.
  @Test func aSeamPartsAShapeThroughItsEdges() throws {
    let parts = symbol("eraser.fill").layers.flatMap(\.parts).map { ink([$0]) }.sorted()
    try #require(parts.count == 2)
    #expect(abs(try parts.element(0) / parts.element(1) - 1721.7 / 4521.5) < 0.002)
  }

  /// A hole is cut out of a disc: of 43 less 8 hundredths of an em, 1 - 64 / 1849 of it are left.
  @Test func aHoleIsTakenFromTheInkOfAShape() {
    let disc = symbol("sensor.tag.radiowaves.forward.fill").hierarchicalLayers.filter {
      $0.level == 0
    }
    let whole = disc.reduce(CGRect.null) { $0.union($1.box) }
    // Discs of 24 corners.
    let round = 24.0 / 2 * sin(2 * .pi / 24) / 4
    #expect(abs(ink(disc) / whole.width / whole.height / round - 0.9654) < 0.003)
  }

  /// `traditional` ends the names of forms for a script, and here that of a way of training.
  @Test func aFigureOfTraditionalTrainingHasItsBar() {
    #expect(symbol("figure.strengthtraining.traditional").isKnown)
    #expect(box("figure.strengthtraining.traditional").width > 110)
    #expect(
      symbol("figure.strengthtraining.traditional").layers.flatMap(\.parts).count
        > symbol("figure").layers.flatMap(\.parts).count)
  }
}
