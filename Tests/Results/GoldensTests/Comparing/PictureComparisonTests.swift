import DisplayList
import Foundation
import Rendering
import Testing

@testable import Goldens

@Suite struct PictureComparisonTests {
  /// White, with black pixels.
  private func picture(_ width: Int, _ height: Int, black: [(Int, Int)] = []) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for (x, y) in black { for c in 0..<3 { pixels[(y * width + x) * 4 + c] = 0 } }
    return Bitmap(ImagePixels(width: width, height: height, pixels: pixels))
  }

  @Test func equalPicturesHaveNoDifference() {
    #expect(PictureComparison.difference(picture(9, 9), picture(9, 9), scale: 1) == nil)
  }

  @Test func pixelsAreCountedAndTheirPlacesBoxedInPoints() {
    let found = PictureComparison.difference(
      picture(120, 60), picture(120, 60, black: [(2, 2), (5, 8), (100, 50)]), scale: 2)
    #expect(found?.count == 3)
    #expect(found?.largest == 255)
    #expect(found?.deltaE == 100)
    #expect(found?.share == 0.000417)
    #expect(
      found?.regions == [
        CGRect(x: 1, y: 1, width: 2, height: 3.5), CGRect(x: 50, y: 25, width: 0.5, height: 0.5),
      ])
  }

  @Test func whatIsMaskedOrCloseEnoughIsNoDifference() {
    let old = picture(40, 40), new = picture(40, 40, black: [(10, 10)])
    let hole = CGRect(x: 5, y: 5, width: 1, height: 1)
    #expect(PictureComparison.difference(old, new, scale: 2, ignoring: [hole]) == nil)
    #expect(PictureComparison.difference(old, new, scale: 1, ignoring: [hole]) != nil)
    #expect(PictureComparison.difference(old, new, scale: 1, allowing: 100.1) == nil)
    #expect(PictureComparison.difference(old, new, scale: 1, allowing: 99) != nil)
  }

  @Test func whiteOnNothingIsSeen() {
    let white = Bitmap(
      ImagePixels(width: 2, height: 1, pixels: [UInt8](repeating: 255, count: 8)))
    let nothing = Bitmap(width: 2, height: 1)
    #expect(PictureComparison.difference(nothing, white, scale: 1)?.deltaE == 100)
    #expect(PictureComparison.difference(nothing, white, scale: 1, allowing: 50) != nil)
  }

  @Test func onePixelOfMillionsIsADifference() throws {
    let exact = Tolerance()
    let difference = PixelDifference(count: 1, share: 0, largest: 1, deltaE: 0, regions: [])
    #expect(!exact.allows(difference, of: 4_300_000))
    var lenient = Tolerance()
    lenient.share = 0.001
    #expect(lenient.allows(difference, of: 4_300_000))
  }

  @Test func picturesOfOtherSizesSayTheirSizes() {
    let found = PictureComparison.difference(picture(4, 6), picture(5, 6), scale: 1)
    #expect(found?.sizes?.expected == [4, 6])
    #expect(found?.sizes?.actual == [5, 6])
  }

  @Test func manyPlacesAreOne() {
    let spots = (0..<14).map { ($0 * 40, 0) }
    let found = PictureComparison.difference(
      picture(600, 10), picture(600, 10, black: spots), scale: 1)
    #expect(found?.regions == [CGRect(x: 0, y: 0, width: 521, height: 1)])
  }
}
