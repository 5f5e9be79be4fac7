import DisplayList
import Foundation
import InkComparison
import Testing

@testable import fidelity

/// A white picture with a plate and something on it, drawn from commands.
private let plate = CGRect(x: 4, y: 4, width: 40, height: 20)

private func picture(_ rects: [(CGRect, UInt32)]) -> Pixels {
  let width = 60, height = 40
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

private func checks(
  _ apple: Pixels, _ ours: Pixels, symbols: [CGRect] = []
) -> Set<StrictFinding.Check> {
  let pairs = BoxPair.match(InkFinder(apple, scale: 1).boxes, InkFinder(ours, scale: 1).boxes) {
    _ in .shape
  }
  let list = DisplayList(
    size: CGSize(width: 60, height: 40),
    views: symbols.map { ViewRecord(kind: "Image", frame: $0, parent: nil) })
  return Set(
    StrictComparison(apple: apple, ours: ours, pairs: pairs, list: list, scale: 1)
      .findings.map(\.check))
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

  @Test func aSymbolOfAnotherColorIsRefused() {
    #expect(
      checks(picture([(plate, 0)]), picture([(plate, 0xFF3B30)]), symbols: [plate])
        .contains(.color))
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
}
