import DisplayList
import Foundation
import Testing

@testable import Rendering

private let card = Outline.roundedRect(
  CGRect(x: 20, y: 15, width: 60, height: 40), cornerSize: CGSize(width: 8, height: 8),
  continuous: true)
private let white = Paint.color(.white)
private let shadow = Effect.shadow(
  color: RGBA(0, 0, 0, 0.5), radius: 6, offset: CGSize(width: 0, height: 3))

private func picture(_ commands: [Command], scale: CGFloat = 2) -> Bitmap {
  Rasterizer().render(
    DisplayList(size: CGSize(width: 100, height: 80), commands: commands), scale: scale)
}

private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
  zip(a.image.pixels, b.image.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

@Suite struct ShadowTests {
  @Test func theStretchedMaskEqualsTheBlurredLayer() {
    let quick = picture([
      .beginGroup(Group(effects: [shadow])), .fill(card, .nonZero, white), .endGroup,
    ])
    // Two commands can't take the short way; the second draws nothing.
    let slow = picture([
      .beginGroup(Group(effects: [shadow])), .fill(card, .nonZero, white),
      .fill(.rect(.zero), .nonZero, .color(.clear)), .endGroup,
    ])
    #expect(largestDifference(quick, slow) <= 1)
    #expect(quick[100, 120].alpha > 20)
  }

  @Test func cardsOfTwoSizesShareOneMaskAndBothAreRight() {
    let rasterizer = Rasterizer()
    for width in [60.0, 71, 90] {
      let outline = Outline.rect(CGRect(x: 4, y: 20, width: width, height: 30))
      let commands: [Command] = [
        .beginGroup(Group(effects: [shadow])), .fill(outline, .nonZero, white), .endGroup,
      ]
      let list = DisplayList(size: CGSize(width: 100, height: 80), commands: commands)
      #expect(Bitmap.hasEqualPixels(rasterizer.render(list, scale: 1), picture(commands, scale: 1)))
    }
  }

  @Test func aStraightEdgeFallsOffAsTheGaussianDoes() {
    // Radius 4 at one pixel a point: σ = 4. Values of the normal distribution's sum at −8, −4, 0, 4.
    let bitmap = picture(
      [
        .beginGroup(Group(effects: [.blur(radius: 4, opaque: false)])),
        .fill(.rect(CGRect(x: 50, y: -40, width: 90, height: 160)), .nonZero, .color(.black)),
        .endGroup,
      ], scale: 1)
    for (x, expected) in [(42, 0.0228), (46, 0.1587), (50, 0.5), (54, 0.8413)] {
      // The sum at the edge of two pixels is the mean of theirs.
      let alpha = Double(Int(bitmap[x - 1, 40].alpha) + Int(bitmap[x, 40].alpha)) / 510
      #expect(abs(alpha - expected) < 0.012, "at \(x)")
    }
  }

  /// The amounts that Apple's shadow of radius 12 takes off a ground of 203 at @3x, in the middle of the first,
  /// tenth, … pixel beyond a long edge: reference picture fe-offroutebannerview, the upper edge's
  /// green. Shadows are black at 0.33.
  @Test func aShadowFallsOffAsApples() {
    let bitmap = picture(
      [
        .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 80)), .nonZero, .color(.white)),
        .beginGroup(
          Group(effects: [.shadow(color: RGBA(0, 0, 0, 0.33), radius: 12, offset: .zero)])),
        .fill(.rect(CGRect(x: 50, y: -60, width: 150, height: 200)), .nonZero, .color(.white)),
        .endGroup,
      ], scale: 3)
    for (pixel, expected) in [
      (1, 33), (5, 29), (10, 26), (15, 22), (20, 19), (25, 16), (30, 13), (36, 10), (50, 4),
      (60, 2), (75, 0),
    ] {
      let taken = 1 - Double(bitmap[150 - pixel, 120].red) / 255
      #expect(abs(taken * 203 - Double(expected)) < 1.2, "at \(pixel)")
    }
  }

  @Test func aSmallBlurKeepsTheSum() {
    let bitmap = picture(
      [
        .beginGroup(Group(effects: [.blur(radius: 1, opaque: false)])),
        .fill(.rect(CGRect(x: 40, y: 40, width: 4, height: 4)), .nonZero, .color(.black)),
        .endGroup,
      ], scale: 1)
    var sum = 0
    for y in 20..<60 { for x in 20..<64 { sum += Int(bitmap[x, y].alpha) } }
    #expect(abs(sum - 16 * 255) <= 40)
    #expect(bitmap[39, 41].alpha > 0)
  }

  @Test func anOpaqueBlurKeepsItsEdges() {
    let bitmap = picture(
      [
        .beginGroup(Group(effects: [.blur(radius: 10, opaque: true)])),
        .fill(.rect(CGRect(x: 10, y: 10, width: 50, height: 50)), .nonZero, white), .endGroup,
      ], scale: 1)
    #expect(bitmap[10, 10] == (255, 255, 255, 255))
    #expect(bitmap[9, 9].alpha == 0)
  }
}
