import DisplayList
import Foundation
import Testing

@testable import Rendering

private func picture(_ commands: [Command], side: CGFloat = 40, scale: CGFloat = 3) -> Bitmap {
  Rasterizer().render(
    DisplayList(size: CGSize(width: side, height: side), commands: commands), scale: scale)
}

private func ink(_ bitmap: Bitmap) -> Int {
  (0..<bitmap.count).reduce(0) { $0 + Int(bitmap.words[$1] >> 24) }
}

private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
  PictureDifference(a, b)?.mean ?? 255
}

@Suite struct GlyphTests {
  private func run(_ text: String, size: CGFloat = 12, x: CGFloat = 2, y: CGFloat = 20) throws
    -> GlyphRun
  {
    try #require(
      SetText.inter(weight: 600).run(text, size: size, at: CGPoint(x: x, y: y)),
      "a pinned font is missing: run `make deps`")
  }

  @Test func wholePixelsApartTheyAreTheSame() throws {
    let here = picture([.glyphs(try run("Ag"))])
    let there = picture([
      .beginGroup(Group(transform: CGAffineTransform(translationX: 7, y: -4))),
      .glyphs(try run("Ag", x: -5, y: 24)), .endGroup,
    ])
    #expect(Bitmap.hasEqualPixels(here, there))
    #expect(ink(here) > 10_000)
  }

  @Test func aQuarterOfAPixelMovesTheInk() throws {
    let here = picture([.glyphs(try run("l"))], scale: 1)
    let quarter = picture([.glyphs(try run("l", x: 2.25))], scale: 1)
    let tenth = picture([.glyphs(try run("l", x: 2.1))], scale: 1)
    #expect(!Bitmap.hasEqualPixels(here, quarter))
    #expect(Bitmap.hasEqualPixels(here, tenth))
    // The same amount, to the rounding of its few pixels.
    #expect(abs(ink(here) - ink(quarter)) < 60)
  }

  /// isamercan/ThemeKit @4e8b7f2, Screenshots of macOS 26 at two pixels a point: a stem of gray 76 is 0.17 to 0.20 pixels
  /// wider on each side than its outline, one of gray 192 0.30 to 0.32.
  @Test(arguments: [(76.0, 0.34...0.40), (192.0, 0.60...0.64)])
  func smoothingWidensStemsAndLightOnesMore(_ gray: Double, _ wider: ClosedRange<Double>) throws {
    func stem(isSmoothed: Bool) throws -> Double {
      var letter = try run("l", size: 14)
      letter.paint = .color(RGBA(gray / 255, gray / 255, gray / 255))
      letter.isSmoothed = isSmoothed
      let picture = picture([.glyphs(letter)], scale: 2)
      // The middle of the letter: its baseline is 40 pixels from the top.
      return (0..<picture.width).reduce(0) { $0 + Double(picture[$1, 30].alpha) / 255 }
    }
    let difference = try stem(isSmoothed: true) - stem(isSmoothed: false)
    #expect(difference > wider.lowerBound - 0.03 && difference < wider.upperBound + 0.03)
  }

  @Test(arguments: [(false, 1.0), (true, 1), (true, 0.5)])
  func masksAndOutlinesAgree(_ isSmoothed: Bool, _ alpha: Double) throws {
    var text = try run("Rag 8")
    text.isSmoothed = isSmoothed
    text.paint = .color(RGBA(0, 0, 0, alpha))
    let masks = picture([.glyphs(text)])
    // A hair of rotation takes the other way, by cairo's paths.
    let hair = CGAffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)
    let paths = picture([.beginGroup(Group(transform: hair)), .glyphs(text), .endGroup])
    #expect(difference(masks, paths) < 0.8)
    #expect(abs(ink(masks) - ink(paths)) * 50 < ink(masks))
  }

  @Test func solidAndGradientPaintOfOneColorAreOnePicture() throws {
    var text = try run("Shade")
    text.paint = .color(RGBA(0.2, 0.4, 0.6))
    let solid = picture([.glyphs(text)])
    let stop = RGBA(0.2, 0.4, 0.6)
    text.paint = .linear(
      [GradientStop(stop, at: 0), GradientStop(stop, at: 1)], start: .zero,
      end: CGPoint(x: 40, y: 0))
    let gradient = picture([.glyphs(text)])
    let largest = try #require(PictureDifference(solid, gradient)).largest
    #expect(largest <= 2)
  }

  @Test func aCurvedClipCutsText() throws {
    let text = Command.glyphs(try run("MMMM"))
    let whole = picture([text])
    let roomy = picture([
      .beginGroup(Group(clip: .ellipse(CGRect(x: -60, y: -60, width: 160, height: 160)))), text,
      .endGroup,
    ])
    #expect(Bitmap.hasEqualPixels(whole, roomy))
    let tight = picture([
      .beginGroup(Group(clip: .ellipse(CGRect(x: 10, y: 10, width: 10, height: 10)))), text,
      .endGroup,
    ])
    #expect(ink(tight) > 0 && ink(tight) < ink(whole) / 2)
  }

  @Test func aSlantLeansToTheRight() throws {
    var text = try run("l", size: 30, x: 10, y: 30)
    let upright = picture([.glyphs(text)], scale: 1)
    var face = text.face.face
    face.slant = 0.3
    text.face = FontFaceRef(face)
    let leaning = picture([.glyphs(text)], scale: 1)
    func leftmost(_ bitmap: Bitmap, _ y: Int) -> Int {
      (0..<bitmap.width).first { bitmap[$0, y].alpha > 128 } ?? -1
    }
    #expect(leftmost(upright, 12) == leftmost(upright, 28))
    // 16 pixels up the stem leans 0.3 × 16 ≈ 5 to the right.
    #expect(abs(leftmost(leaning, 12) - leftmost(leaning, 28) - 5) <= 1)
  }

  @Test func emojiHaveTheirOwnColorsAndThePaintsAlpha() throws {
    let fox = try #require(
      SetText.emoji().run("🦊", size: 30, at: CGPoint(x: 2, y: 32), .color(.black)),
      "fonts-noto-color-emoji is missing: run `make deps`")
    var faint = fox
    faint.paint = .color(RGBA(0, 0, 0, 0.5))
    let full = picture([.glyphs(fox)]), half = picture([.glyphs(faint)])
    let middle = full[50, 50]
    #expect(middle.red > 150 && middle.alpha == 255)
    #expect(abs(Int(half[50, 50].alpha) - 128) <= 1)
  }

  @Test func theEnvironmentHasNoSay() throws {
    let text = Command.glyphs(try run("Stem"))
    let before = picture([text])
    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 truetype:interpreter-version=35", 1)
    defer { unsetenv("FREETYPE_PROPERTIES") }
    #expect(Bitmap.hasEqualPixels(before, picture([text])))
  }
}
