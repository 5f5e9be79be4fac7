import Testing

@testable import AppleComparison

@Suite struct FrameFinderTests {
  @Test func aCopyIsFoundWhereItLies() throws {
    let part = TestPicture.checks(120, 90, seed: 0b011_101_110)
    var page = TestPicture(400, 300, 0xDDDDDD)
    for row in 0..<90 {
      for column in 0..<120 {
        page.words[(101 + row) * 400 + 203 + column] = part.words[row * 120 + column]
      }
    }
    var finder = FrameFinder(page.pixels)
    let place = finder.find(part.pixels)
    let found = try #require(place)
    #expect(found.x == 203 && found.y == 101)
    #expect(found.likeness > 0.999)
  }

  @Test func aPictureOfOneColorIsLikeNothing() throws {
    var finder = FrameFinder(TestPicture.checks(200, 200, seed: 0b011_101_110).pixels)
    let place = finder.find(TestPicture(60, 60).pixels)
    let found = try #require(place)
    #expect(found.likeness == 0)
  }

  @Test func whatIsLargerIsNotFound() {
    var finder = FrameFinder(TestPicture(60, 60).pixels)
    let place = finder.find(TestPicture(61, 60).pixels)
    #expect(place == nil)
  }
}
