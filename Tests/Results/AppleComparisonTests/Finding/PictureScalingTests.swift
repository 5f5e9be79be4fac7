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
}
