import Foundation
import Testing

@testable import AppleComparison

@Suite struct DifferenceTests {
  private let views = [
    PlacedView(kind: "VStack", frame: CGRect(x: 0, y: 0, width: 100, height: 60)),
    PlacedView(kind: "Text", frame: CGRect(x: 9, y: 9, width: 32, height: 12), text: "Lisbon"),
    PlacedView(kind: "Image", frame: CGRect(x: 69, y: 9, width: 12, height: 12), name: "airplane"),
  ]
  /// A text of two letters and a symbol, at 2 pixels a point.
  private let ours = TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 30, 20)
    .with(140, 20, 20, 20)

  private func sentences(_ theirs: TestPicture, _ mine: TestPicture? = nil) -> [String] {
    difference(theirs, mine).remarks.map(\.sentence)
  }

  private func difference(
    _ theirs: TestPicture, _ mine: TestPicture? = nil, _ others: [PlacedView] = []
  ) -> Difference {
    Difference(theirs: theirs.pixels, ours: (mine ?? ours).pixels, scale: 2, views: views + others)
  }

  @Test func equalPicturesAreAlike() {
    let found = difference(ours)
    #expect(found.isAlike)
    #expect(found.boxes == 2 && found.met == 2)
    #expect(found.similarity == 1)
  }

  @Test func aTextThatMovedIsNamed() {
    let theirs = TestPicture(200, 120).with(20, 14, 26, 20).with(50, 14, 30, 20).with(
      140, 20, 20, 20)
    #expect(sentences(theirs) == ["The text “Lisbon” is 3 pt lower than in Apple’s picture."])
    #expect(!difference(theirs).isAlike)
  }

  @Test func aTextThatIsWiderIsNamed() {
    let theirs = TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 22, 20).with(
      140, 20, 20, 20)
    #expect(sentences(theirs) == ["The text “Lisbon” is 4 pt wider than in Apple’s picture."])
  }

  @Test func whatIsMissingHereIsSaidWithItsPlace() {
    let theirs = ours.with(30, 80, 60, 12)
    #expect(
      sentences(theirs) == [
        "Apple’s picture has something 30 × 6 pt at 15, 40 that is missing here."
      ])
  }

  @Test func whatAppleLacksIsSaid() {
    let theirs = TestPicture(200, 120).with(140, 20, 20, 20)
    #expect(
      sentences(theirs) == [
        "The text “Lisbon”, 30 × 10 pt at 10, 10, is not in Apple’s picture."
      ])
  }

  @Test func aColorThatDiffersIsSaid() {
    let blue = TestPicture(200, 120).with(20, 20, 26, 20, 0x007AFF).with(50, 20, 30, 20, 0x007AFF)
      .with(140, 20, 20, 20)
    #expect(
      sentences(blue) == ["The text “Lisbon” is #000000, and #007AFF in Apple’s picture."])
  }

  @Test func aBackgroundThatDiffersIsSaid() {
    let theirs = TestPicture(200, 120, 0xF2F2F7).with(20, 20, 26, 20).with(50, 20, 30, 20)
      .with(140, 20, 20, 20)
    #expect(sentences(theirs) == ["The background is #FFFFFF, and #F2F2F7 in Apple’s picture."])
    let found = difference(theirs)
    #expect(found.boxes == 2 && found.met == 2 && found.others == 1)
  }

  @Test func aSymbolOfOtherProportionsDoesNotCount() {
    let theirs = TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 30, 20)
      .with(140, 16, 20, 28)
    let found = difference(theirs)
    #expect(found.isAlike)
    #expect(
      found.remarks.map(\.sentence) == [
        "The image “airplane” is 4 pt shorter than in Apple’s picture."
      ])
    #expect(found.remarks.map(\.isMinor) == [true])
    #expect(found.boxes == 1 && found.met == 1 && found.others == 0)
  }

  @Test func otherLettersAreSaid() {
    // The second letter is a frame of two strokes in Apple's picture, and whole in ours.
    let theirs = ours.with(56, 24, 18, 12, 0xFFFFFF)
    let found = difference(theirs)
    #expect(
      found.remarks.map(\.sentence) == [
        "The text “Lisbon” has other letters in Apple’s picture: 9 × 6 pt at 28, 12."
      ])
    #expect(found.boxes == 2 && found.met == 2 && found.others == 1)
  }

  /// Strokes at both ends keep the line's box in place; the letters between them are 4 pixels lower in ours.
  @Test func lettersBelowTheirPlaceAreSaid() {
    func line(_ y: Int) -> TestPicture {
      let ends = TestPicture(200, 120).with(20, 20, 2, 20).with(78, 20, 2, 20)
        .with(140, 20, 20, 20)
      return (0..<6).reduce(ends) { $0.with(26 + $1 * 8, y, 5, 10) }
    }
    let found = difference(line(22), line(26))
    #expect(
      found.remarks.map(\.sentence) == [
        "The text “Lisbon” is 2 pt lower than in Apple’s picture."
      ])
    #expect(found.remarks.map(\.distance) == [2])
    #expect(found.boxes == 2 && found.met == 2 && found.others == 1)
  }

  /// Greys whose L* are 89.1 and 80.6: nearer than colors of shapes have to be, farther than those behind texts.
  @Test func theColorBehindATextIsSaid() {
    func plate(_ color: UInt32) -> TestPicture {
      let ground = TestPicture(200, 120).with(8, 10, 90, 40, color).with(140, 20, 20, 20)
      return (0..<8).reduce(ground) { $0.with(20 + $1 * 8, 20, 4, 20) }
    }
    #expect(
      sentences(plate(0xC8C8C8), plate(0xE0E0E0)) == [
        "The color behind the text “Lisbon” differs from Apple’s picture."
      ])
  }

  /// Black letters on a blue and on an orange rectangle: the letters have one color, and their contrasts differ.
  @Test func colorsThatAreEqualInWordsAreNotGiven() {
    func plate(_ color: UInt32) -> TestPicture {
      (0..<10).reduce(ours.with(8, 50, 120, 50, color)) { $0.with(16 + $1 * 10, 58, 4, 32) }
    }
    let text = PlacedView(
      kind: "Text", frame: CGRect(x: 7, y: 28, width: 50, height: 18), text: "Porto")
    let found = difference(plate(0xFF8040), plate(0x4080FF), [text])
    #expect(
      found.remarks.map(\.sentence) == [
        "The colors of the text “Porto” differ from Apple’s picture."
      ])
  }

  @Test func aBackgroundThatDiffersIsSaidOnceForAllTexts() {
    func picture(_ ground: UInt32) -> TestPicture {
      (0..<8).reduce(TestPicture(200, 120, ground)) { $0.with(20 + $1 * 8, 20, 4, 20) }
    }
    #expect(
      sentences(picture(0xFFFFD8), picture(0xD8FFFF)) == [
        "The background is #D8FFFF, and #FFFFD8 in Apple’s picture."
      ])
  }

  @Test func aSymbolThatAppleLacksIsSaid() {
    let found = difference(TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 30, 20))
    #expect(
      found.remarks.map(\.sentence) == [
        "The image “airplane”, 10 × 10 pt at 70, 10, is not in Apple’s picture."
      ])
    #expect(!found.isAlike)
  }

  /// A notch of 10 × 10 pixels in the upper edge of a bar.
  @Test func inkOfOnePictureIsSaid() {
    let bar = ours.with(60, 80, 80, 20)
    let found = difference(bar.with(90, 80, 10, 10, 0xFFFFFF), bar)
    #expect(
      found.remarks.map(\.sentence) == [
        "What is drawn 5 × 5 pt at 45, 40 isn’t as in Apple’s picture."
      ])
    #expect(found.boxes == 3 && found.met == 3 && found.others == 1)
  }

  @Test func theColorOfASecondLayerIsSaid() {
    let theirs = ours.with(145, 25, 10, 10, 0xFF3B30)
    #expect(
      sentences(theirs, ours.with(145, 25, 10, 10, 0x007AFF)) == [
        "The image “airplane” is #007AFF, and #FF3B30 in Apple’s picture."
      ])
  }

  /// The symbol is 4 points taller in Apple's picture, which doesn't count, and has another second layer, which does.
  @Test func aTallerSymbolDoesNotHideItsColors() {
    let theirs = TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 30, 20)
      .with(140, 16, 20, 28).with(145, 25, 10, 10, 0xFF3B30)
    let found = difference(theirs, ours.with(145, 25, 10, 10, 0x007AFF))
    #expect(
      found.remarks.map(\.sentence) == [
        "The image “airplane” is #007AFF, and #FF3B30 in Apple’s picture."
      ])
    #expect(!found.isAlike)
    #expect(found.others == 1)
  }

  /// A red badge over the symbol is missing in Apple's picture, where the symbol is 4 points taller.
  @Test func aTallerSymbolDoesNotHideAMissingBadge() {
    let theirs = TestPicture(200, 120).with(20, 20, 26, 20).with(50, 20, 30, 20)
      .with(140, 16, 20, 28)
    let badge = PlacedView(
      kind: "Text", frame: CGRect(x: 74, y: 12, width: 5, height: 6), text: "3")
    let found = difference(theirs, ours.with(150, 25, 6, 10, 0xFF3B30), [badge])
    #expect(
      found.remarks.map(\.sentence) == [
        "What is drawn 3 × 5 pt at 75, 12.5 isn’t as in Apple’s picture.",
        "The image “airplane” is 4 pt shorter than in Apple’s picture.",
      ])
    #expect(found.remarks.map(\.isMinor) == [false, true])
    #expect(!found.isAlike)
    #expect(found.others == 1)
  }

  @Test func aSymbolOfAnotherColorIsSaid() {
    let theirs = ours.with(140, 20, 20, 20, 0xFF3B30)
    #expect(
      sentences(theirs) == ["The image “airplane” is #000000, and #FF3B30 in Apple’s picture."])
    #expect(!difference(theirs).isAlike)
  }

  @Test func theInsideOfASymbolIsNotCompared() {
    let theirs = ours.with(146, 26, 8, 8, 0xFFFFFF)
    #expect(difference(theirs).isAlike)
    #expect(difference(theirs).boxes == 2)
  }

  /// On a gradient all ink is one box of the frame's size, which is in place whatever is drawn in it.
  @Test func whatIsDrawnOnAGradientIsComparedByItsEdges() {
    var gradient = TestPicture(200, 120)
    for row in 0..<120 {
      for column in 0..<200 {
        let level = UInt32(row + column / 2)
        gradient.words[row * 200 + column] = 0xFFFFFF - level << 16 - level << 8
      }
    }
    func lines(_ x: Int, in picture: TestPicture) -> TestPicture {
      (0..<10).reduce(picture) { $0.with(x + $1 * 6, 40, 3, 20) }
    }
    let left = lines(10, in: gradient), right = lines(130, in: gradient)
    #expect(difference(left, left).isAlike)
    let mirrored = difference(right, left)
    #expect(!mirrored.isAlike)
    #expect(mirrored.boxes == 0 && mirrored.met == 0)
    #expect(mirrored.others == mirrored.remarks.count && mirrored.others >= 2)
    // Cells of 8 points: those of the lines, from x 65 to 94 and from 5 to 34, from y 20 to 30.
    #expect(
      mirrored.remarks.map(\.sentence).contains(
        "Apple’s picture has something 32 × 16 pt at 64, 16 that is missing here."))
    #expect(
      mirrored.remarks.map(\.sentence).contains(
        "Something 40 × 16 pt at 0, 16 is not in Apple’s picture."))
  }
}
