import TestSupport
import Testing

@testable import AppleComparison

@Suite struct FrameFinderTests {
  @Test func aCopyIsFoundWhereItLies() throws {
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    let page = TestPicture(400, 300, 0xDDDDDD).laying(part, 203, 101)
    var finder = FrameFinder(page.pixels)
    let places = finder.find(part.pixels)
    #expect(places.count == 1)
    let found = try places.element(0)
    #expect(found.x == 203 && found.y == 101)
    #expect(found.likeness > 0.999)
  }

  @Test func aPictureThatLiesThereTwiceIsFoundTwice() {
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    let page = TestPicture(400, 300, 0xDDDDDD).laying(part, 203, 101).laying(part, 37, 186)
    var finder = FrameFinder(page.pixels)
    #expect(finder.find(part.pixels).map { [$0.x, $0.y] } == [[203, 101], [37, 186]])
  }

  @Test func placesThatOverlapByWhatSmallCopiesLackAreOne() {
    // In copies of a quarter the picture has 22 rows, 88 of its 90.
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    let page = TestPicture(400, 300, 0xDDDDDD).laying(part, 200, 100).laying(part, 200, 188)
    var finder = FrameFinder(page.pixels)
    #expect(finder.find(part.pixels).map { [$0.x, $0.y] } == [[200, 100]])
  }

  @Test func aPictureIsLookedForAmongTheCornersOfAnArea() {
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    let page = TestPicture(400, 300, 0xDDDDDD).laying(part, 203, 101).laying(part, 37, 186)
    var finder = FrameFinder(page.pixels)
    func places(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> [[Int]] {
      finder.find(part.pixels, in: .init(columns: columns, rows: rows)).map { [$0.x, $0.y] }
    }
    #expect(places(203...400, 101...101) == [[203, 101]])
    #expect(places(-50...37, -50...186) == [[37, 186]])
    #expect(places(281...400, 0...300) == [])
  }

  @Test func whatLiesBeyondRoundedCornersIsNotCompared() {
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    var behind = TestPicture(400, 300, 0xDDDDDD).laying(part, 203, 101)
    for (x, y) in [(203, 101), (315, 101), (203, 183), (315, 183)] {
      behind = behind.with(x, y, 8, 8, 0x000000)
    }
    var finder = FrameFinder(behind.pixels)
    let whole = finder.find(part.pixels), between = finder.find(part.pixels, radius: 28)
    #expect(whole.allSatisfy { $0.likeness < 0.999 })
    #expect(between.map { [$0.x, $0.y] } == [[203, 101]])
    #expect(between.allSatisfy { $0.likeness > 0.999 })
  }

  @Test func aPictureOfOneColorIsLikeNothing() {
    var finder = FrameFinder(TestPicture.checks(200, 200, seed: 0b011_101_110).pixels)
    let places = finder.find(TestPicture(60, 60).pixels)
    #expect(places.map(\.likeness) == [0])
  }

  @Test func whatIsLargerIsNotFound() {
    var finder = FrameFinder(TestPicture(60, 60).pixels)
    #expect(finder.find(TestPicture(61, 60).pixels).isEmpty)
  }
}
