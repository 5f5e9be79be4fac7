import DisplayList
import Foundation
import Testing

@testable import InkComparison

/// A white picture with a plate and something on it, drawn from commands.
private let plate = CGRect(x: 4, y: 4, width: 40, height: 20)

private func picture(
  _ rects: [(CGRect, UInt32)], width: Int = 60, height: Int = 40
) -> Pixels {
  var bytes = [UInt8](repeating: 255, count: width * height * 4)
  for (rect, word) in rects {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        bytes[(y * width + x) * 4] = UInt8(word >> 16)
        bytes[(y * width + x) * 4 + 1] = UInt8(word >> 8 & 255)
        bytes[(y * width + x) * 4 + 2] = UInt8(word & 255)
      }
    }
  }
  return Pixels(ImagePixels(width: width, height: height, pixels: bytes), on: 255)
}

/// A list of symbols, each a filled rectangle, with what is drawn after them.
private func list(symbols: [CGRect], then others: [CGRect] = []) -> DisplayList {
  func fill(_ rect: CGRect) -> Command {
    let corners = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return .fill(.path([.move(rect.origin)] + corners.map { .line($0) }), .nonZero, .color(.black))
  }
  return DisplayList(
    size: CGSize(width: 60, height: 40),
    commands: symbols.indices.flatMap { [.beginView($0), fill(symbols[$0]), .endView] }
      + others.map(fill),
    views: symbols.map { ViewRecord(kind: "Image", frame: $0, parent: nil) })
}

private func checks(
  _ apple: Pixels, _ ours: Pixels, symbols: [CGRect] = [], then others: [CGRect] = []
) -> Set<StrictFinding.Check> {
  Set(
    StrictComparison(
      apple: apple, ours: ours,
      regions: DrawnRegions(list(symbols: symbols, then: others), scale: 1), scale: 1
    ).findings.map(\.check))
}

@Suite struct StrictComparisonTests {
  @Test func aPictureEqualsItself() {
    let same = picture([(plate, 0x0000FF), (CGRect(x: 10, y: 10, width: 6, height: 8), 0xFFFFFF)])
    #expect(checks(same, same).isEmpty)
  }

  @Test func anotherColorOfAShapeIsRefused() {
    #expect(checks(picture([(plate, 0)]), picture([(plate, 0x007AFF)])).contains(.color))
  }

  @Test func aMoveByOnePixelIsNear() {
    let moved = plate.offsetBy(dx: 1, dy: 0)
    #expect(checks(picture([(plate, 0)]), picture([(moved, 0)])).isEmpty)
  }

  /// Two shades move the end of what fades away by two columns, which are otherwise the same; six are seen.
  @Test(arguments: [(UInt32(2), true), (6, false)])
  func theEndOfWhatFadesIsWhereThePicturesDiffer(_ shade: UInt32, _ isSame: Bool) {
    func fading(_ shade: UInt32) -> Pixels {
      picture(
        (0..<50).map { column in
          let level = 190 + UInt32(column) + shade
          return (
            CGRect(x: 4 + CGFloat(column), y: 4, width: 1, height: 30),
            level << 16 | level << 8 | level
          )
        })
    }
    #expect(checks(fading(0), fading(shade)).contains(.box) != isSame)
  }

  /// Boxes of 600 × 600 pixels with a line 1 pixel thick that leaves them by 30: one of 18,000 pixels beside the box.
  @Test func aLineOfOnlyOnePictureIsRefused() {
    let box = CGRect(x: 4, y: 4, width: 600, height: 600)
    let line = CGRect(x: 604, y: 300, width: 30, height: 1)
    let with = picture([(box, 0x808080), (line, 0x808080)], width: 700, height: 620)
    let without = picture([(box, 0x808080)], width: 700, height: 620)
    #expect(checks(with, without).contains(.box))
    #expect(checks(without, with).contains(.box))
    // Nor may it be shorter.
    let half = CGRect(x: 604, y: 300, width: 15, height: 1)
    let shorter = picture([(box, 0x808080), (half, 0x808080)], width: 700, height: 620)
    #expect(checks(with, shorter).contains(.box))
  }

  /// Two shades move the end of what fades away, and a white line crosses it: on two rows in one picture, a quarter of a
  /// pixel lower in the other.
  @Test func aLineThatCrossesAFadeInBothPicturesMayDifferByPartOfAPixel() {
    func fading(_ shade: UInt32, line: [(row: CGFloat, quarters: UInt32)]) -> Pixels {
      var rects: [(CGRect, UInt32)] = []
      for column in 0..<50 {
        let x = 4 + CGFloat(column)
        let level = 190 + UInt32(column) + shade
        rects.append((CGRect(x: x, y: 4, width: 1, height: 30), level * 0x010101))
        for (row, quarters) in line where column > 35 {
          let covered = (level * (4 - quarters) + 255 * quarters) / 4
          rects.append((CGRect(x: x, y: row, width: 1, height: 1), covered * 0x010101))
        }
      }
      return picture(rects)
    }
    let whole = fading(0, line: [(20, 4), (21, 4)])
    let lower = fading(2, line: [(20, 3), (21, 4), (22, 1)])
    #expect(!checks(whole, lower).contains(.box))
    #expect(!checks(lower, whole).contains(.box))
  }

  @Test func aMoveByTwoPixelsIsRefused() {
    let moved = plate.offsetBy(dx: 0, dy: 2)
    #expect(checks(picture([(plate, 0)]), picture([(moved, 0)])).contains(.box))
  }

  @Test func inkOnASmallPlateIsSeen() {
    let dash = CGRect(x: 12, y: 10, width: 10, height: 8)
    #expect(
      checks(picture([(plate, 0xCC0000), (dash, 0xFFFFFF)]), picture([(plate, 0xCC0000)]))
        .contains(.ink))
  }

  @Test func theInsideOfASymbolMayDiffer() {
    let hole = CGRect(x: 12, y: 10, width: 10, height: 8)
    let apple = picture([(plate, 0), (hole, 0xFFFFFF)])
    #expect(checks(apple, picture([(plate, 0)])).contains(.ink))
    #expect(checks(apple, picture([(plate, 0)]), symbols: [plate]).isEmpty)
  }

  @Test func theNumberOfASymbolsPartsMayDiffer() {
    let cut = CGRect(x: 4, y: 12, width: 40, height: 4)
    #expect(
      checks(picture([(plate, 0), (cut, 0xFFFFFF)]), picture([(plate, 0)]), symbols: [plate])
        .isEmpty)
  }

  @Test func aSymbolOfAnotherColorIsRefused() {
    #expect(
      checks(picture([(plate, 0)]), picture([(plate, 0xFF3B30)]), symbols: [plate])
        .contains(.color))
  }

  @Test func anotherColorOfAPartOfASymbolIsRefused() {
    let part = CGRect(x: 4, y: 4, width: 20, height: 20)
    let apple = picture([(plate, 0), (part, 0xFF3B30)])
    #expect(checks(apple, picture([(plate, 0)]), symbols: [plate]) == [.color])
    let ours = picture([(plate, 0), (part, 0x34C759)])
    #expect(checks(apple, ours, symbols: [plate]) == [.color])
  }

  @Test func aMissingSymbolIsRefused() {
    let other = CGRect(x: 50, y: 30, width: 8, height: 8)
    let apple = picture([(other, 0)])
    #expect(checks(apple, picture([(other, 0), (plate, 0)]), symbols: [plate, other]) == [.box])
    #expect(checks(picture([(other, 0), (plate, 0)]), apple, symbols: [other]).contains(.box))
  }

  @Test(arguments: [
    CGRect(x: 6, y: 4, width: 40, height: 20), CGRect(x: 4, y: 2, width: 40, height: 20),
    CGRect(x: 4, y: 4, width: 38, height: 18), CGRect(x: 4, y: 4, width: 48, height: 26),
  ])
  func aSymbolOfAnotherPlaceOrSizeIsRefused(_ other: CGRect) {
    #expect(checks(picture([(other, 0)]), picture([(plate, 0)]), symbols: [plate]).contains(.box))
  }

  @Test func inkBesideASymbolIsRefused() {
    let near = CGRect(x: 48, y: 4, width: 6, height: 20)
    let apple = picture([(plate, 0), (near, 0)])
    #expect(checks(apple, picture([(plate, 0)]), symbols: [plate]).contains(.ink))
  }

  @Test func whatIsDrawnOverASymbolIsCompared() {
    let badge = CGRect(x: 12, y: 8, width: 10, height: 10)
    let ours = picture([(plate, 0), (badge, 0xFFFFFF)])
    #expect(
      checks(picture([(plate, 0)]), ours, symbols: [plate], then: [badge]).contains(.ink))
    #expect(checks(ours, ours, symbols: [plate], then: [badge]).isEmpty)
  }

  @Test func aLargerPictureIsRefused() {
    let other = Pixels(
      ImagePixels(width: 1, height: 1, pixels: [0, 0, 0, 255]), on: 255)
    #expect(checks(picture([]), other) == [.size])
  }

  @Test(arguments: [(UInt32(0xFFFFFF), 100.0, 0.0, 0.0), (0xFF0000, 53.24, 80.09, 67.20)])
  func colorsHaveTheirLabComponents(_ word: UInt32, _ l: Double, _ a: Double, _ b: Double) {
    // The values for sRGB's white and red under D65, as colour tables give them.
    let color = LabColor(word)
    #expect(abs(color.l - l) < 0.05 && abs(color.a - a) < 0.05 && abs(color.b - b) < 0.05)
  }

  /// A quarter turn about the origin, 50 to the right: ascenders and descenders, 0.8 and 0.24 ems, point to the sides.
  @Test func aTurnedTextHasTheBoxAroundIt() {
    let run = GlyphRun(
      face: FontFaceRef(FontFace(identifier: "face", path: "/face")), size: 10, origin: .zero,
      glyphs: [], width: 40, text: "turned", paint: .color(.black))
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0)
    let list = DisplayList(
      size: CGSize(width: 60, height: 40),
      commands: [.beginGroup(Group(transform: turn)), .glyphs(run), .endGroup])
    let boxes = DrawnRegions(list, scale: 1).texts.map(\.box)
    #expect(boxes == [InkBox(left: 46, top: 0, right: 59, bottom: 40)])
  }

  /// Two letters of 6 × 10 pixels in a text of 14 pixels per em: a stem with a bar at the top, and one with a bar at
  /// the foot, as T and its opposite.
  @Test func anotherLetterOfASmallTextIsRefused() {
    func letters(_ barTop: CGFloat) -> Pixels {
      picture([
        (CGRect(x: 10, y: 8, width: 6, height: 2), 0),
        (CGRect(x: 12, y: 8, width: 2, height: 10), 0),
        (CGRect(x: 20, y: barTop, width: 6, height: 2), 0),
        (CGRect(x: 22, y: 8, width: 2, height: 10), 0),
      ])
    }
    func cell(_ left: Int) -> TextRegion.Cell {
      TextRegion.Cell(
        character: "T", box: InkBox(left: left, top: 6, right: left + 8, bottom: 20))
    }
    let region = TextRegion(
      text: "TT", size: 14, box: InkBox(left: 8, top: 6, right: 28, bottom: 20),
      cells: [cell(9), cell(19)])
    func likeness(_ apple: Pixels) -> Double? {
      TextCheck(PictureField(apple), PictureField(letters(8)), region)?.leastLikeGlyph()?.likeness
    }
    #expect(likeness(letters(8)) ?? 0 > 0.95)
    #expect(likeness(letters(16)) ?? 1 < 0.78)
  }
}
