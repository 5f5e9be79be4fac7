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
      image: { frames[$0].1.image },
      isScreen: { $0.pixels.width == 300 && $0.pixels.height == 400 },
      unknownSize: { "no size \($0.pixels.width)" })
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
    #expect(
      found.unpaired.map(\.reason) == [
        "Frames of its size were made, but none that is dark, as its name says. Ask for such frames "
          + "(--appearance, --type-size, --locale, --rendering, --family), or rename it."
      ])
  }

  @Test func aNameThatMeansTheStandardLocaleIsSaidToMeanIt() {
    let german = ComparedFrame.test("Trip", variant: ["locale": "de_DE"])
    let wide = (ComparedFrame.test("Trip", "systemMedium", points: (90, 40)), TestPicture(180, 80))
    let found = pairing([("Trip-dark.png", white)], [(german, white), wide])
    let light = pairing([("Trip.png", white)], [(german, white), wide])
    #expect(found.unpaired.first?.reason.contains("none that is dark, as its name says") == true)
    #expect(
      light.unpaired.map(\.reason) == [
        "Frames of its size were made, but none that is large, en_US, which a name means that states no other. State "
          + "the locale and the type size of the picture in its name, as Trip~de_DE~AX3.png does."
      ])
  }

  @Test func theNameInThatSentenceStatesBoth() {
    let name = PictureName("Trip~de_DE~AX3.png")
    #expect(name.locale == "de_DE" && name.typeSize == "accessibility3")
  }

  @Test func widgetsAreFoundInAScreenshot() {
    let first = TestPicture.checks(80, 80, seed: 0b110_001_011)
    let second = TestPicture.checks(80, 80, seed: 0b001_111_100)
    let screen = TestPicture(300, 400, 0x99AACC).laying(first, 33, 51).laying(second, 161, 207)
    let found = pairing(
      [("IMG_0001.PNG", screen)], [(.test("Trip"), first), (.test("Weather"), second)])
    #expect(found.pairs.map { [$0.frame, $0.x, $0.y] } == [[0, 33, 51], [1, 161, 207]])
    #expect(found.pairs.allSatisfy { !$0.isWhole })
  }

  @Test func aWidgetThatAScreenshotShowsTwiceIsComparedTwice() {
    let screen = TestPicture(300, 400, 0x99AACC).laying(white, 33, 51).laying(white, 161, 51)
    let found = pairing([("IMG_0001.PNG", screen)], [(.test("Trip"), white)])
    #expect(found.pairs.map { [$0.frame, $0.x, $0.y] } == [[0, 33, 51], [0, 161, 51]])
    #expect(found.pairs.allSatisfy { $0.otherSize == nil })
  }

  @Test func aWidgetLiesWhereItsSidesAreAlsoWhereItsDrawingIsShifted() {
    // All is drawn three pixels lower and two further right than ours; the widget's own place is 33, 51.
    let shifted = TestPicture(80, 80).laying(
      TestPicture(pixels: white.pixels.part(x: 0, y: 0, width: 78, height: 77)), 2, 3)
    let screen = TestPicture(300, 400, 0x99AACC).laying(shifted, 33, 51)
    let found = pairing([("IMG_0001.PNG", screen)], [(.test("Trip"), white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[33, 51]])
  }

  @Test func aWidgetOfAnotherSizeInAScreenshotIsSaid() {
    let larger = TestPicture(84, 83).laying(white, 2, 1)
    let screen = TestPicture(300, 400, 0x99AACC).laying(larger, 33, 51)
    let found = pairing([("IMG_0001.PNG", screen)], [(.test("Trip"), white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[33, 51]])
    #expect(found.pairs.map(\.otherSize) == ["84 × 83"])
  }

  @Test func onAWallpaperWithFineDetailAWidgetLiesWhereItWasFound() {
    // A square family, whose two directions agree also where they are wrong.
    let screen = TestPicture.noise(300, 400).laying(white, 33, 51)
    let found = pairing([("IMG_0001.PNG", screen)], [(.test("Trip"), white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[33, 51]])
    #expect(found.pairs.map(\.otherSize) == [nil])
  }

  @Test func aNameWithoutALocaleFitsFramesOfTheOnlyOne() {
    let polish = ComparedFrame.test("Trip", variant: ["locale": "pl_PL"])
    let german = ComparedFrame.test("Trip", variant: ["locale": "de_DE"])
    #expect(pairing([("Trip.png", white)], [(polish, white)]).pairs.map(\.frame) == [0])
    #expect(pairing([("Trip-de_DE.png", white)], [(polish, white)]).pairs == [])
    let both = pairing([("Trip.png", white)], [(german, white), (.test("Trip"), white)])
    #expect(both.pairs.map(\.frame) == [1])
  }

  @Test func anIslandIsLookedForAtTheUpperEdgeAlone() {
    let island = ComparedFrame.test("Trip", "dynamicIslandCompact")
    let high = TestPicture(300, 400, 0x99AACC).laying(white, 110, 11)
    let low = TestPicture(300, 400, 0x99AACC).laying(white, 110, 207)
    #expect(pairing([("1.png", high)], [(island, white)]).pairs.map(\.y) == [11])
    #expect(pairing([("1.png", low)], [(island, white)]).pairs == [])
  }

  @Test func whatIsMoreAlikeElsewhereHidesNoIsland() {
    let island = ComparedFrame.test("Trip", "dynamicIslandCompact")
    let other = white.with(5, 5, 18, 9, 0x777777)
    let screen = TestPicture(300, 400, 0x99AACC).laying(other, 110, 11).laying(white, 110, 207)
    let found = pairing([("1.png", screen)], [(island, white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[110, 11]])
  }

  /// The upper part of the screenshot of a phone with 393 × 852 points at 3 pixels a point, its island 11 points from the
  /// edge.
  @Test func anIslandIsFoundInTheUpperPartOfAScreenshot() {
    let island = ComparedFrame.test("Trip", "dynamicIslandCompact")
    let part = TestPicture(1179, 300, 0x99AACC).laying(white, 550, 33)
    let found = pairing([("1.png", part)], [(island, white)])
    #expect(found.pairs.map { [$0.x, $0.y] } == [[550, 33]])
  }

  @Test func aScreenshotWhoseNameContradictsAllFramesIsSaid() {
    let screen = TestPicture(300, 400, 0x99AACC).laying(white, 33, 51)
    let found = pairing([("Home-dark.png", screen)], [(.test("Trip"), white)])
    #expect(
      found.unpaired.map(\.reason) == [
        "It is a screenshot, and frames were made, but none that is dark, as its name says. Ask for such frames "
          + "(--appearance, --type-size, --locale, --rendering, --family), or rename it."
      ])
  }

  @Test func aPictureOfAnotherSizeWhoseNameContradictsAllFramesHasNoFramesSize() {
    let found = pairing([("Trip-dark.png", TestPicture(120, 130))], [(.test("Trip"), white)])
    #expect(found.unpaired == [.init(picture: 0, reason: "no size 120")])
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
