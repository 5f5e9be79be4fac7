import DisplayList
import Testing

@testable import AppleComparison

@Suite struct PictureScalingTests {
  @Test func eachPixelIsTheMeanOfThoseItCovers() throws {
    // Columns of 0, 0, 255: two pixels of one and a half each, 0 and 2/3 of 255.
    let image = TestPicture(3, 2, 0).with(2, 0, 1, 2, 0xFFFFFF).image
    let small = try #require(PictureScaling.reduced(image, width: 2, height: 1))
    #expect(small.pixels == [0, 0, 0, 255, 170, 170, 170, 255])
  }

  @Test func aPictureIsNotMadeLarger() {
    #expect(PictureScaling.reduced(TestPicture(3, 2).image, width: 3, height: 2) == nil)
    #expect(PictureScaling.reduced(TestPicture(3, 2).image, width: 6, height: 1) == nil)
  }

  /// A card of 6 × 6 pixels in the middle of 12 × 10, whose corners are clear.
  @Test func aClearMarginIsLeftOut() throws {
    func picture(isOpaque: (Int, Int) -> Bool) -> ImagePixels {
      ImagePixels(
        width: 12, height: 10,
        pixels: (0..<120).flatMap { isOpaque($0 % 12, $0 / 12) ? [0, 0, 0, 255] : [0, 0, 0, 0] })
    }
    func isCard(_ x: Int, _ y: Int) -> Bool {
      (3...8).contains(x) && (2...7).contains(y) && !([3, 8].contains(x) && [2, 7].contains(y))
    }
    let card = try #require(PictureScaling.withoutClearMargin(picture(isOpaque: isCard)))
    #expect(card.width == 6 && card.height == 6)
    #expect(PictureScaling.withoutClearMargin(picture { $0 + $1 > 2 }) == nil)
    // A letter in the middle is no card.
    #expect(
      PictureScaling.withoutClearMargin(picture { x, y in x + y == 9 && isCard(x, y) }) == nil)
  }
}
