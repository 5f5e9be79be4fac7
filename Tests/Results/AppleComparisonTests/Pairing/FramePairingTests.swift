import DisplayList
import InkComparison
import TestSupport
import Testing

@testable import AppleComparison

@Suite struct FramePairingTests {
  private func pairing(
    _ pictures: [(String, TestPicture)], _ frames: [(ComparedFrame, TestPicture)]
  ) -> FramePairing {
    FramePairing(
      pictures.map { GivenPicture(name: PictureName($0.0), pixels: $0.1.image) }, frames.map(\.0),
      image: { frames[$0].1.image }, unknownSize: { "no size \($0.pixels.width)" })
  }

  private let white = TestPicture.checks(80, 80, seed: 0b101_010_110)
  private let black = TestPicture.checks(80, 80, seed: 0b101_010_110, ground: 0x444444)

  @Test func theKindInTheNameDecides() {
    let found = pairing(
      [("tests/Weather.png", white), ("tests/NextTrip.png", white)],
      [(.test("com.example.NextTrip"), white), (.test("com.example.Weather"), white)])
    #expect(found.pairs.map(\.picture) == [0, 1])
    #expect(found.pairs.map(\.frame) == [1, 0])
    #expect(found.unpaired == [])
  }

  @Test func theAppearanceInTheNameDecides() {
    let frames = [
      (ComparedFrame.test("Trip"), white), (.test("Trip", variant: ["appearance": "dark"]), black),
    ]
    // The pictures are the other way round: names go before what is drawn.
    let found = pairing([("Trip-dark.png", white), ("Trip-light.png", black)], frames)
    #expect(found.pairs.map(\.frame) == [1, 0])
  }

  @Test func withoutANameWhatIsDrawnDecides() {
    let other = TestPicture.checks(80, 80, seed: 0b010_101_001)
    let found = pairing(
      [("1.png", other), ("2.png", black)],
      [
        (.test("Trip"), white), (.test("Trip", variant: ["appearance": "dark"]), black),
        (.test("Trip", phase: "timeline-001"), other),
      ])
    #expect(found.pairs.map(\.frame) == [2, 1])
  }

  @Test func twoPicturesOfOneFrameAreSaid() throws {
    let found = pairing(
      [("Trip.png", white), ("Trip copy.png", white)], [(.test("Trip"), white)])
    #expect(found.pairs.map(\.picture) == [0])
    #expect(found.unpaired.map(\.picture) == [1])
    #expect(
      try found.unpaired.element(0).reason.hasPrefix(
        "It fits Trip/systemSmall/timeline-000@2x best, and so does Trip.png"))
  }

  @Test func aSizeThatNoFrameHasIsSaid() {
    let found = pairing([("Trip.png", TestPicture(30, 90))], [(.test("Trip"), white)])
    #expect(found.pairs == [])
    #expect(found.unpaired == [.init(picture: 0, reason: "no size 30")])
  }

  @Test func aNameThatContradictsAllFramesIsSaid() {
    let found = pairing([("Trip-dark.png", white)], [(.test("Trip"), white)])
    #expect(found.pairs == [])
    #expect(found.unpaired.first?.reason.contains("none that is dark") == true)
  }

  @Test func widgetsAreFoundInAScreenshot() {
    let first = TestPicture.checks(80, 80, seed: 0b110_001_011)
    let second = TestPicture.checks(80, 80, seed: 0b001_111_100)
    var screen = TestPicture(300, 400, 0x99AACC)
    for (picture, x, y) in [(first, 33, 51), (second, 161, 207)] {
      for row in 0..<80 {
        for column in 0..<80 {
          screen.words[(y + row) * 300 + x + column] = picture.words[row * 80 + column]
        }
      }
    }
    let found = pairing(
      [("IMG_0001.PNG", screen)], [(.test("Trip"), first), (.test("Weather"), second)])
    #expect(found.pairs.map { [$0.frame, $0.x, $0.y] } == [[0, 33, 51], [1, 161, 207]])
    #expect(found.pairs.allSatisfy { !$0.isWhole })
  }

  @Test func aScreenshotWithoutTheWidgetShowsNone() {
    var screen = TestPicture(300, 400, 0x99AACC)
    for row in 0..<400 { screen = screen.with(0, row, row * 300 / 400, 1, 0x335577) }
    let found = pairing([("IMG_0001.PNG", screen)], [(.test("Trip"), white)])
    #expect(found.pairs == [])
    #expect(found.unpaired.first?.reason.hasPrefix("None of the frames is seen in it.") == true)
  }

  @Test func aPictureCroppedTooCloselyIsLaidOver() {
    let cropped = white.pixels.part(x: 1, y: 0, width: 79, height: 80)
    let found = pairing(
      [("Trip.png", TestPicture(79, 80))].map { name, _ in
        (name, TestPicture(pixels: cropped))
      }, [(.test("Trip"), white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[-1, 0]])
  }
}

extension TestPicture {
  fileprivate init(pixels: Pixels) {
    self.init(pixels.width, pixels.height)
    words = pixels.words
  }
}
