import DisplayList
import TestSupport
import Testing

@testable import InkComparison

/// A white picture with black rectangles.
private func picture(_ width: Int, _ height: Int, _ boxes: [(InkBox, UInt8)]) -> Pixels {
  var bytes = [UInt8](repeating: 255, count: width * height * 4)
  for (box, gray) in boxes {
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        for channel in 0..<3 { bytes[(y * width + x) * 4 + channel] = gray }
      }
    }
  }
  return Pixels(ImagePixels(width: width, height: height, pixels: bytes), on: 255)
}

private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ depth: Int = 0) -> InkBox {
  InkBox(left: left, top: top, right: right, bottom: bottom, depth: depth)
}

@Suite struct InkFinderTests {
  @Test func lettersBesideEachOtherAreOneLine() {
    let found = picture(80, 40, [(box(4, 10, 12, 22), 0), (box(15, 13, 24, 22), 0)])
    #expect(InkFinder(found, scale: 1).boxes == [box(4, 10, 24, 22)])
  }

  @Test func whatLiesFarApartStaysApart() {
    let found = picture(80, 40, [(box(4, 10, 12, 22), 0), (box(40, 10, 52, 22), 0)])
    #expect(InkFinder(found, scale: 1).boxes == [box(4, 10, 12, 22), box(40, 10, 52, 22)])
  }

  @Test func aDotBelongsToItsLetter() {
    let found = picture(60, 40, [(box(10, 14, 13, 26), 0), (box(10, 9, 13, 12), 0)])
    #expect(InkFinder(found, scale: 1).boxes == [box(10, 9, 13, 26)])
  }

  @Test func whatLiesOnAShapeIsFound() {
    let found = picture(80, 60, [(box(10, 10, 70, 50), 100), (box(30, 24, 42, 36), 255)])
    #expect(
      InkFinder(found, scale: 1).boxes == [box(10, 10, 70, 50), box(30, 24, 42, 36, 1)])
  }

  @Test func aFaintTrackBeyondItsBarHasABoxOfItsOwn() {
    let found = picture(80, 20, [(box(10, 8, 70, 12), 225), (box(10, 8, 30, 12), 0)])
    #expect(InkFinder(found, scale: 1).boxes == [box(10, 8, 30, 12), box(10, 8, 70, 12)])
  }

  @Test func nothingIsFoundOnAnEmptyPage() {
    #expect(InkFinder(picture(30, 30, []), scale: 1).boxes.isEmpty)
  }
}

@Suite struct BoxPairTests {
  private func pairs(_ apple: [InkBox], _ ours: [InkBox], _ kind: BoxPair.Kind) -> [BoxPair] {
    BoxPair.match(apple, ours) { _ in kind }
  }

  @Test func onePixelIsNear() throws {
    #expect(try pairs([box(0, 0, 40, 10)], [box(1, 0, 41, 11)], .shape).element(0).isMet)
  }

  @Test func twoPixelsAreOff() throws {
    #expect(try !pairs([box(0, 0, 40, 10)], [box(2, 0, 42, 10)], .shape).element(0).isMet)
  }

  @Test func theFarEdgeOfATextMayBeOffByAHundredth() throws {
    #expect(try pairs([box(0, 0, 400, 20)], [box(0, 0, 404, 20)], .text).element(0).isMet)
    #expect(try !pairs([box(0, 0, 400, 20)], [box(0, 0, 405, 20)], .text).element(0).isMet)
    #expect(try !pairs([box(0, 0, 400, 20)], [box(0, 0, 404, 20)], .shape).element(0).isMet)
  }

  @Test func aLineThatFellApartIsStillOneLine() throws {
    let found = pairs([box(0, 0, 100, 10)], [box(0, 0, 60, 10), box(66, 0, 100, 10)], .text)
    #expect(try found.count == 1 && found.element(0).isMet)
  }

  @Test func whatHasNoPartnerIsOff() throws {
    #expect(try !pairs([box(0, 0, 10, 10)], [], .shape).element(0).isMet)
    #expect(try !pairs([], [box(0, 0, 10, 10)], .shape).element(0).isMet)
  }
}

@Suite struct StructuralSimilarityTests {
  @Test func equalPicturesAreAlike() {
    let page = picture(40, 40, [(box(10, 10, 30, 30), 0)])
    #expect(StructuralSimilarity.of(page, page) == 1)
  }

  @Test func whatMovesIsLessAlike() {
    let page = picture(40, 40, [(box(10, 10, 30, 30), 0)])
    let near = picture(40, 40, [(box(11, 10, 31, 30), 0)])
    let far = picture(40, 40, [(box(18, 10, 38, 30), 0)])
    let first = StructuralSimilarity.of(page, near), second = StructuralSimilarity.of(page, far)
    #expect(first < 1 && second < first)
  }

  @Test func anotherSizeCountsAsDifferent() {
    #expect(StructuralSimilarity.of(picture(40, 40, []), picture(40, 80, [])) == 0.5)
  }
}
