import Foundation
import Testing

@testable import DisplayList

@Suite struct DigestOfListTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func list(_ commands: [Command], size: CGFloat = 20) -> DisplayList {
    DisplayList(size: CGSize(width: size, height: size), commands: commands)
  }

  private func fill(_ paint: Paint, _ rule: FillRule = .nonZero) -> Command {
    .fill(.rect(rect), rule, paint)
  }

  @Test func aDigestIsWrittenAs32HexadecimalDigits() {
    #expect(
      Digest(high: 0xA, low: 0xFFFF_FFFF_FFFF_FFFF).description
        == "000000000000000affffffffffffffff")
  }

  @Test func marksOfViewsAreNotInk() {
    let plain = list([fill(.color(.black))])
    var marked = list([.beginView(0), fill(.color(.black)), .endView])
    marked.views = [ViewRecord(kind: "Color", frame: rect, parent: nil)]
    marked.diagnostics = [Diagnostic(code: "a", message: "b")]
    #expect(plain.digest == marked.digest)
  }

  /// Whatever is drawn otherwise has another digest than any of the others.
  @Test func everythingThatChangesThePictureChangesTheDigest() {
    let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    let image = ImagePixels(width: 1, height: 1, pixels: [1, 2, 3, 255])
    let right = CGPoint(x: 1, y: 0), down = CGPoint(x: 0, y: 1)
    func round(_ isContinuous: Bool) -> Command {
      .fill(
        .roundedRect(rect, cornerSize: rect.size, continuous: isContinuous), .nonZero,
        .color(.black))
    }
    func line(_ stroke: Stroke) -> Command { .stroke(.rect(rect), stroke, .color(.black)) }
    let commands: [Command] = [
      fill(.color(.black)), fill(.color(.white)), fill(.color(.black), .evenOdd),
      .fill(.ellipse(rect), .nonZero, .color(.black)), round(true), round(false),
      fill(.linear(stops, start: .zero, end: right)), fill(.linear(stops, start: .zero, end: down)),
      fill(.angular(stops, center: .zero, start: 0, end: 1)),
      line(Stroke(width: 1)), line(Stroke(width: 2)), line(Stroke(width: 1, cap: .round)),
      line(Stroke(width: 1, join: .bevel)), line(Stroke(width: 1, dash: [1])),
      line(Stroke(width: 1, dash: [1], dashPhase: 1)),
      .image(ImageDraw(image, in: rect)), .image(ImageDraw(image, source: rect, in: rect)),
      .image(ImageDraw(image, in: rect, interpolation: .none)),
      .image(ImageDraw(image, in: rect, tint: .color(.black))),
    ]
    let lists = commands.map { list([$0]) } + [list([]), list([], size: 21)]
    #expect(Set(lists.map(\.digest)).count == 21)
  }

  @Test func everyPropertyOfAGroupChangesTheDigest() {
    let groups: [CompositingGroup] = [
      CompositingGroup(), CompositingGroup(transform: CGAffineTransform(translationX: 1, y: 0)),
      CompositingGroup(opacity: 0.5), CompositingGroup(clip: .rect(rect)),
      CompositingGroup(clip: .rect(rect), clipRule: .evenOdd), CompositingGroup(mask: []),
      CompositingGroup(mask: [fill(.color(.black))]), CompositingGroup(blend: .multiply),
      CompositingGroup(effects: [.blur(radius: 1, opaque: false)]),
      CompositingGroup(effects: [.blur(radius: 1, opaque: true)]),
      CompositingGroup(effects: [.shadow(color: .black, radius: 1, offset: .zero)]),
      CompositingGroup(effects: [.luminanceToAlpha]), CompositingGroup(isolated: true),
      CompositingGroup(projection: Projection(.identity)),
    ]
    let digests = groups.map { list([.beginGroup($0), fill(.color(.black)), .endGroup]).digest }
    #expect(Set(digests).count == groups.count)
  }

  @Test func aSmoothedRunChangesTheDigestWhereItStands() {
    func run(_ isSmoothed: Bool) -> Command {
      .glyphs(
        GlyphRun(
          face: FontFaceRef(FontFace(identifier: "none", path: "")), size: 10, origin: .zero,
          glyphs: [], width: 0, text: "", paint: .color(.black), isSmoothed: isSmoothed))
    }
    let lists = [[run(false)], [run(true)], [run(false), run(true)], [run(true), run(false)]]
    #expect(Set(lists.map { list($0).digest }).count == 4)
  }

  @Test func negativeZeroIsZero() {
    var a = DigestHasher(), b = DigestHasher()
    a.add(0.0)
    b.add(-0.0)
    #expect(a.finish() == b.finish())
  }

  /// A text's length is part of it, so that the border between two texts counts.
  @Test func textsDoNotRunTogether() {
    var a = DigestHasher(), b = DigestHasher()
    a.add("ab")
    a.add("c")
    b.add("a")
    b.add("bc")
    #expect(a.finish() != b.finish())
  }

  @Test func imagesOfTheSamePixelsAreEqual() {
    func image(_ width: Int, _ pixels: [UInt8]) -> ImagePixels {
      ImagePixels(width: width, height: pixels.count / 4 / width, pixels: pixels)
    }
    let row: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    #expect(image(2, row) == image(2, row))
    // The same bytes in another shape are another picture.
    #expect(image(2, row) != image(1, row))
    #expect(image(2, row) != image(2, row.reversed()))
  }
}
