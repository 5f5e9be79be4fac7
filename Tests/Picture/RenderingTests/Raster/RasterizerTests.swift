import DisplayList
import Foundation
import Testing

@testable import Rendering

private func picture(_ commands: [Command], side: CGFloat = 20, scale: CGFloat = 1) -> Bitmap {
  Rasterizer().render(
    DisplayList(size: CGSize(width: side, height: side), commands: commands), scale: scale)
}

private func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Outline {
  .rect(CGRect(x: x, y: y, width: w, height: h))
}

private let red = Paint.color(RGBA(1, 0, 0))
private let blue = Paint.color(RGBA(0, 0, 1))

@Suite struct RasterizerTests {
  @Test func sizeIsPointsTimesScaleRounded() {
    let list = DisplayList(size: CGSize(width: 338, height: 354))
    let bitmap = Rasterizer().render(list, scale: 3)
    #expect(bitmap.width == 1014 && bitmap.height == 1062)
    let odd = Rasterizer().render(
      DisplayList(size: CGSize(width: 10.3, height: 0)), scale: 2, background: .white)
    #expect(odd.width == 21 && odd.height == 1)
  }

  @Test func fillsExactlyTheRectanglesPixels() {
    let bitmap = picture([.fill(box(5, 6, 4, 3), .nonZero, red)], scale: 2)
    #expect(bitmap[10, 12] == (255, 0, 0, 255))
    #expect(bitmap[17, 17] == (255, 0, 0, 255))
    #expect(bitmap[9, 12] == (0, 0, 0, 0))
    #expect(bitmap[18, 17] == (0, 0, 0, 0))
    #expect(bitmap[17, 18] == (0, 0, 0, 0))
  }

  @Test func halfCoveredPixelsAreHalfTransparent() {
    let bitmap = picture([.fill(box(2.5, 2, 4, 4), .nonZero, red)])
    #expect(abs(Int(bitmap[2, 3].alpha) - 128) <= 1)
    #expect(bitmap[3, 3].alpha == 255)
  }

  @Test func evenOddLeavesTheHole() {
    let rings: Outline = .path(box(0, 0, 20, 20).segments + box(5, 5, 10, 10).segments)
    #expect(picture([.fill(rings, .evenOdd, red)])[10, 10].alpha == 0)
    #expect(picture([.fill(rings, .nonZero, red)])[10, 10].alpha == 255)
  }

  /// isamercan/ThemeKit @4e8b7f2, Screenshots/Coupon.png: along a continuous rounded rectangle dashes of 4 points begin
  /// in the middle of the right side, 36 of 72 pixels from its top, and the first one ends 8 pixels below. An ellipse of
  /// CoreGraphics begins there as well.
  @Test(arguments: [
    Outline.roundedRect(
      CGRect(x: 2, y: 2, width: 16, height: 16), cornerSize: CGSize(width: 4, height: 4),
      continuous: true),
    .roundedRect(
      CGRect(x: 2, y: 2, width: 16, height: 16), cornerSize: CGSize(width: 4, height: 4),
      continuous: false),
    .ellipse(CGRect(x: 2, y: 2, width: 16, height: 16)),
  ])
  func dashesGoDownFromTheMiddleOfTheRightSide(_ outline: Outline) {
    let bitmap = picture([.stroke(outline, Stroke(width: 2, dash: [2, 98]), red)])
    #expect(bitmap[17, 10].alpha > 200 && bitmap[17, 11].alpha > 200)
    // The end of a curve's first piece leans a little.
    #expect(bitmap[17, 9].alpha < 40 && bitmap[17, 13].alpha == 0)
    #expect(bitmap[2, 10].alpha == 0 && bitmap[10, 2].alpha == 0)
    let svg = SVGExporter().export(
      DisplayList(
        size: CGSize(width: 20, height: 20),
        commands: [.stroke(outline, Stroke(width: 2, dash: [2, 98]), red)]))
    #expect(svg.contains("d=\"M18 10L18 "))
  }

  @Test func opacityOfAGroupDoesNotShowOverlaps() {
    let both: [Command] = [
      .beginGroup(Group(opacity: 0.5)), .fill(box(0, 0, 10, 20), .nonZero, red),
      .fill(box(5, 0, 10, 20), .nonZero, red), .endGroup,
    ]
    let bitmap = picture(both)
    #expect(bitmap[2, 2] == (128, 0, 0, 128))
    #expect(bitmap[7, 2] == (128, 0, 0, 128))
  }

  @Test func opacityOfOneCommandEqualsItsColorsAlpha() {
    let grouped = picture([
      .beginGroup(Group(opacity: 0.25)),
      .fill(.ellipse(CGRect(x: 2, y: 2, width: 15, height: 9)), .nonZero, blue),
      .endGroup,
    ])
    let direct = picture([
      .fill(
        .ellipse(CGRect(x: 2, y: 2, width: 15, height: 9)), .nonZero, .color(RGBA(0, 0, 1, 0.25)))
    ])
    #expect(Bitmap.hasEqualPixels(grouped, direct))
  }

  @Test func movingTheGroupEqualsMovingTheShape() {
    let shape = { (x: CGFloat) in
      Command.fill(
        .roundedRect(
          CGRect(x: x, y: 3, width: 9, height: 12), cornerSize: CGSize(width: 4, height: 4),
          continuous: false), .nonZero, red)
    }
    let grouped = picture([
      .beginGroup(Group(transform: CGAffineTransform(translationX: 5, y: 0))), shape(1), .endGroup,
    ])
    #expect(Bitmap.hasEqualPixels(grouped, picture([shape(6)])))
  }

  @Test func quarterTurnMapsXToY() {
    // A quarter turn takes x to y: what lies right of the centre comes to lie beneath it.
    let turn = CGAffineTransform(translationX: -10, y: -10)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 10, y: 10))
    let bitmap = picture([
      .beginGroup(Group(transform: turn)), .fill(box(14, 9, 4, 2), .nonZero, red), .endGroup,
    ])
    #expect(bitmap[10, 16] == (255, 0, 0, 255))
    #expect(bitmap[16, 10].alpha == 0)
  }

  @Test func clippedFillEqualsTheClipFilled() {
    let card = Outline.roundedRect(
      CGRect(x: 2, y: 2, width: 16, height: 16), cornerSize: CGSize(width: 5, height: 5),
      continuous: true)
    let clipped = picture(
      [.beginGroup(Group(clip: card)), .fill(box(0, 0, 20, 20), .nonZero, red), .endGroup], scale: 3
    )
    let filled = picture([.fill(card, .nonZero, red)], scale: 3)
    #expect(Bitmap.hasEqualPixels(clipped, filled))
  }

  @Test func theMasksAlphaMultiplies() {
    let bitmap = picture([
      .beginGroup(Group(mask: [.fill(box(0, 0, 10, 20), .nonZero, .color(RGBA(1, 1, 1, 0.5)))])),
      .fill(box(0, 0, 20, 20), .nonZero, red), .endGroup,
    ])
    #expect(bitmap[4, 4] == (128, 0, 0, 128))
    #expect(bitmap[14, 4].alpha == 0)
  }

  @Test func linearGradientRunsBetweenItsEnds() {
    let paint = Paint.linear(
      [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], start: CGPoint(x: 0, y: 0),
      end: CGPoint(x: 0, y: 100))
    let bitmap = Rasterizer().render(
      DisplayList(
        size: CGSize(width: 4, height: 100), commands: [.fill(box(0, 0, 4, 100), .nonZero, paint)]),
      scale: 1)
    for y in [0, 25, 50, 99] {
      let expected = (Double(y) + 0.5) / 100 * 255
      #expect(abs(Double(bitmap[1, y].green) - expected) <= 1)
    }
  }

  @Test func angularGradientStartsAtTheXAxisAndTurnsClockwise() {
    let stops = [
      GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 1, 0), at: 0.25),
      GradientStop(RGBA(0, 0, 1), at: 0.5), GradientStop(RGBA(0, 0, 0), at: 0.75),
      GradientStop(RGBA(1, 0, 0), at: 1),
    ]
    let bitmap = Rasterizer().render(
      DisplayList(
        size: CGSize(width: 101, height: 101),
        commands: [
          .fill(
            box(0, 0, 101, 101), .nonZero,
            .angular(stops, center: CGPoint(x: 50.5, y: 50.5), start: 0, end: 2 * .pi))
        ]), scale: 1)
    #expect(bitmap[100, 50] == (255, 0, 0, 255))
    #expect(bitmap[50, 100] == (0, 255, 0, 255))
    #expect(bitmap[0, 50] == (0, 0, 255, 255))
    #expect(bitmap[50, 0] == (0, 0, 0, 255))
  }

  @Test func partOfASweepSharesTheRest() {
    // A quarter from the x axis: the gap's first half has the last colour, its second the first.
    let paint = Paint.angular(
      [GradientStop(RGBA(1, 0, 0), at: 0), GradientStop(RGBA(0, 0, 1), at: 1)],
      center: CGPoint(x: 10, y: 10), start: 0, end: .pi / 2)
    let bitmap = picture([.fill(box(0, 0, 20, 20), .nonZero, paint)])
    #expect(bitmap[4, 11] == (0, 0, 255, 255))
    #expect(bitmap[16, 4] == (255, 0, 0, 255))
  }

  @Test func nearestImagePixelsStayApart() {
    let image = ImagePixels(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let draw = ImageDraw(
      image, in: CGRect(x: 0, y: 0, width: 20, height: 20), interpolation: .none)
    let bitmap = picture([.image(draw)])
    #expect(bitmap[9, 5] == (255, 0, 0, 255))
    #expect(bitmap[10, 5] == (0, 0, 255, 255))
  }

  @Test func anImageAtItsOwnSizeKeepsItsPixels() {
    let pixels = (0..<64).flatMap { (i: UInt8) -> [UInt8] in [i * 4, 255 - i * 3, i, 255] }
    let image = ImagePixels(width: 8, height: 8, pixels: pixels)
    for interpolation in [Interpolation.none, .low, .medium, .high] {
      let draw = ImageDraw(
        image, in: CGRect(x: 0, y: 0, width: 8, height: 8), interpolation: interpolation)
      #expect(picture([.image(draw)], side: 8).image == image)
    }
  }

  @Test func stencilsTakeTheTintsColor() {
    let image = ImagePixels(width: 1, height: 1, pixels: [128, 128, 128, 128])
    let draw = ImageDraw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20), tint: red)
    #expect(picture([.image(draw)])[5, 5] == (128, 0, 0, 128))
  }

  @Test func multiplyMultipliesTheComponents() {
    let bitmap = picture([
      .fill(box(0, 0, 20, 20), .nonZero, .color(RGBA(1, 0.5, 0))),
      .beginGroup(Group(blend: .multiply)),
      .fill(box(0, 0, 20, 20), .nonZero, .color(RGBA(0.5, 0.5, 1))), .endGroup,
    ])
    #expect(abs(Int(bitmap[5, 5].red) - 128) <= 1)
    #expect(abs(Int(bitmap[5, 5].green) - 64) <= 1)
    #expect(bitmap[5, 5].blue == 0)
  }

  @Test func plusDarkerAddsWhatIsMissing() {
    // Missing 0.25 and 0.5 of red: a quarter is left.
    let bitmap = picture([
      .fill(box(0, 0, 20, 20), .nonZero, .color(RGBA(0.75, 1, 1))),
      .beginGroup(Group(blend: .plusDarker)),
      .fill(box(0, 0, 20, 20), .nonZero, .color(RGBA(0.5, 1, 1))), .endGroup,
    ])
    #expect(abs(Int(bitmap[5, 5].red) - 64) <= 1)
    #expect(bitmap[5, 5].green == 255)
  }

  @Test func colorMatrixWorksOnStraightColors() {
    // Red becomes green, alpha stays.
    let matrix: [Double] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    let bitmap = picture([
      .beginGroup(Group(effects: [.colorMatrix(matrix)])),
      .fill(box(0, 0, 20, 20), .nonZero, .color(RGBA(1, 0, 0, 0.5))), .endGroup,
    ])
    #expect(bitmap[5, 5] == (0, 128, 0, 128))
  }

  @Test func luminanceBecomesAlpha() {
    let bitmap = picture([
      .beginGroup(Group(effects: [.luminanceToAlpha])),
      .fill(box(0, 0, 10, 20), .nonZero, .color(.white)),
      .fill(box(10, 0, 10, 20), .nonZero, .color(RGBA(0, 1, 0))), .endGroup,
    ])
    #expect(bitmap[5, 5] == (0, 0, 0, 255))
    #expect(bitmap[15, 5] == (0, 0, 0, 182))
  }

  @Test func nothingSensibleInDrawsNothingAndDoesNotCrash() {
    let nan = CGFloat.nan, huge = CGFloat.infinity
    let bitmap = picture([
      .fill(box(nan, 0, 4, 4), .nonZero, red), .fill(box(0, 0, huge, 4), .nonZero, .color(.clear)),
      .beginGroup(Group(transform: CGAffineTransform(scaleX: 0, y: 1))),
      .fill(box(0, 0, 9, 9), .nonZero, red), .endGroup,
      .stroke(box(0, 0, 4, 4), Stroke(width: 1, dash: [-1, 0]), .color(.clear)),
      .fill(.path([]), .nonZero, red), .endGroup, .beginGroup(Group()),
    ])
    #expect(bitmap[15, 15].alpha == 0)
  }

  @Test func fillsFarLargerThanTheCanvasCoverIt() {
    let bitmap = picture([.fill(box(-1e9, -1e9, 2e9, 2e9), .nonZero, red)])
    #expect(bitmap[0, 0] == (255, 0, 0, 255))
    #expect(bitmap[19, 19] == (255, 0, 0, 255))
  }

  @Test func aSecondPictureIsDrawnOnCleanPaper() {
    let rasterizer = Rasterizer()
    let size = CGSize(width: 8, height: 8)
    let first = rasterizer.render(
      DisplayList(size: size, commands: [.fill(box(0, 0, 8, 8), .nonZero, red)]), scale: 1)
    let second = rasterizer.render(DisplayList(size: size), scale: 1)
    #expect(first[3, 3].red == 255)
    #expect(second[3, 3].alpha == 0)
  }
}
