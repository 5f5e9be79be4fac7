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

  /// Names that Apple replaced (deps/symbol-names.tsv), of which neither has a row in deps/symbols.tsv: the one is asked for while
  /// the other is looked up.
  @Test(arguments: [
    ("arrow.upright.circle", "arrow.up.right.circle"),
    ("person.crop.circle.badge.exclam", "person.crop.circle.badge.exclamationmark"),
    ("line.horizontal.3.decrease.circle", "line.3.horizontal.decrease.circle"),
    ("arrow.up.doc", "arrow.up.document"),
  ])
  func bothNamesOfASymbolDrawTheSame(old: String, new: String) {
    #expect(symbol(old).isKnown)
    #expect(symbol(old).layers.map(\.outline) == symbol(new).layers.map(\.outline))
    #expect(
      symbol(old).hierarchicalLayers.map(\.level) == symbol(new).hierarchicalLayers.map(\.level))
  }

  /// A badge of an old name isn't left out.
  @Test func anOldNameHasItsBadge() {
    #expect(box("person.crop.circle.badge.exclam", level: 0).width > 40)
    #expect(box("person.crop.circle.badge.exclam", level: 1).width > 90)
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

  /// Drawings of lines are others in each weight.
  @Test(arguments: [
    "plus", "chevron.right", "hare", "hand.thumbsup", "hammer", "tray.and.arrow.down",
    "books.vertical",
    "text.bubble", "icloud", "thermometer.medium", "sportscourt", "square.dashed", "cup.and.saucer",
  ])
  func theLinesOfDrawingsFollowTheWeight(name: String) {
    let thin = symbol(name, weight: 100), bold = symbol(name, weight: 800)
    #expect(thin.layers.map(\.outline) != bold.layers.map(\.outline))
  }

  /// What a thing is made of has levels.
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

  /// Of two sheets, the one at the lower right is in front.
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

  /// The level stands higher, and four marks are beside the tube.
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

  /// What lies in a circle, in thousandths of the circle's width.
  @Test(arguments: [
    ("stop.circle", 346.0, 347.0), ("heart.circle", 529, 473), ("briefcase.circle", 556, 484),
  ])
  func whatLiesInACircleIsAsLargeAsApples(name: String, width: Double, height: Double) {
    let glyph = box(name, level: 0), circle = box(name, level: 1)
    #expect(
      abs(glyph.width * glyph.height / circle.width / circle.width - width * height / 1e6) < 0.01)
  }

  /// Corners and one dash a side; two on the long sides of a rectangle; eight parts of a circle.
  @Test(arguments: [
    ("square.dashed", 8), ("app.dashed", 8), ("rectangle.dashed", 10), ("circle.dashed", 8),
  ])
  func anOutlineHasItsDashes(name: String, count: Int) {
    #expect(symbol(name).layers.flatMap(\.parts).count == count)
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
