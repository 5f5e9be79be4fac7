import DisplayList
import Foundation
import Testing

@testable import Rendering

private func svg(
  _ commands: [Command], views: [ViewRecord] = [], title: String = "",
  size: CGSize = CGSize(width: 20, height: 10)
) -> String {
  SVGExporter().export(
    DisplayList(size: size, commands: commands, views: views), title: title)
}

private let dot = Command.fill(
  .rect(CGRect(x: 1, y: 2, width: 3.5, height: 4)), .nonZero, .color(RGBA(1, 0, 0, 0.5)))

private func view(_ kind: String, link: String? = nil, label: String? = nil) -> ViewRecord {
  ViewRecord(kind: kind, frame: .zero, parent: nil, link: link, label: label)
}

/// Strict XML, by Foundation's parser.
private func isWellFormed(_ text: String) -> Bool { XMLCheck().parses(text) }

@Suite struct SVGExporterTests {
  @Test func theViewBoxIsInPoints() {
    #expect(svg([]).contains("width=\"20\" height=\"10\" viewBox=\"0 0 20 10\""))
  }

  @Test func aRectangleIsARectangle() {
    #expect(
      svg([dot]).contains(
        "<rect x=\"1\" y=\"2\" width=\"3.5\" height=\"4\" fill=\"#FF0000\" fill-opacity=\"0.5\"/>"))
  }

  /// 400 × 300 pixels in 20 × 10 points: three pixels a point are 60 × 30.
  private static let photo = ImagePixels(
    width: 400, height: 300, pixels: [UInt8](repeating: 255, count: 400 * 300 * 4))
  private static let place = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func aPhotoHasThreePixelsAPoint() {
    let text = svg([.image(ImageDraw(Self.photo, in: Self.place))])
    #expect(text.contains("<image id=\"i0\" width=\"60\" height=\"30\""))
    #expect(text.contains("<use href=\"#i0\" transform=\"scale(0.333333)\"/>"))
  }

  @Test func aPartOfAPhotoHasThreePixelsAPoint() {
    let part = CGRect(x: 100, y: 150, width: 200, height: 150)
    let text = svg([.image(ImageDraw(Self.photo, source: part, in: Self.place))])
    #expect(text.contains("<image id=\"i0\" width=\"120\" height=\"60\""))
    #expect(text.contains("viewBox=\"30 30 60 30\""))
  }

  @Test(arguments: [(CGFloat(2), 120, 60), (0.5, 30, 15)])
  func aPhotoHasThePixelsOfItsGroupsScale(scale: CGFloat, width: Int, height: Int) {
    let group = Group(transform: CGAffineTransform(scaleX: scale, y: scale))
    let photo = Command.image(ImageDraw(Self.photo, in: Self.place))
    let size = CGSize(width: 40, height: 20)
    let text = svg([.beginGroup(group), photo, .endGroup], size: size)
    #expect(text.contains("<image id=\"i0\" width=\"\(width)\" height=\"\(height)\""))
    // A mask is in the space of the group that has it.
    var masked = group
    masked.mask = [photo]
    #expect(
      svg([.beginGroup(masked), dot, .endGroup], size: size).contains(
        "<image id=\"i0\" width=\"\(width)\" height=\"\(height)\""))
  }

  /// Half of the pixels have to be saved; pixels that are shown as such stay.
  @Test func aPictureOfAboutTheRightSizeStaysAsItIs() {
    let place = CGRect(x: 0, y: 0, width: 100, height: 75)
    #expect(
      svg([.image(ImageDraw(Self.photo, in: place))], size: place.size).contains(
        "<image id=\"i0\" width=\"400\" height=\"300\""))
    #expect(
      svg([.image(ImageDraw(Self.photo, in: Self.place, interpolation: .none))]).contains(
        "<image id=\"i0\" width=\"400\" height=\"300\""))
  }

  /// 400 × 300 points in a canvas of 20 × 10: the seen pixels stay, with one point for antialiasing and three pixels for the
  /// interpolation on each side that has them.
  @Test func aPhotoIsCutToTheCanvas() {
    let corner = svg([
      .image(ImageDraw(Self.photo, in: CGRect(x: 0, y: 0, width: 400, height: 300)))
    ])
    #expect(corner.contains("<image id=\"i0\" width=\"24\" height=\"14\""))
    #expect(corner.contains("<use href=\"#i0\" transform=\"translate(0 0)\"/>"))
    let middle = svg([
      .image(ImageDraw(Self.photo, in: CGRect(x: -100, y: -50, width: 400, height: 300)))
    ])
    #expect(middle.contains("<image id=\"i0\" width=\"28\" height=\"18\""))
    #expect(middle.contains("<use href=\"#i0\" transform=\"translate(-4 -4)\"/>"))
  }

  @Test func aPhotoIsCutToTheClipAroundIt() {
    var group = Group(transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0))
    group.clip = .rect(CGRect(x: 10, y: 20, width: 2, height: 2))
    let photo = Command.image(
      ImageDraw(Self.photo, in: CGRect(x: 0, y: 0, width: 400, height: 300)))
    // Ten points right and twenty down are outside the canvas.
    #expect(!svg([.beginGroup(group), photo, .endGroup]).contains("<image"))
    group.clip = .rect(CGRect(x: 1, y: 2, width: 2, height: 2))
    #expect(
      svg([.beginGroup(group), photo, .endGroup]).contains(
        "<image id=\"i0\" width=\"7\" height=\"8\""))
  }

  /// A blur spreads pixels from outside the canvas into it.
  @Test func aPhotoBehindAFilterIsWhole() {
    var group = Group()
    group.effects = [.blur(radius: 4, opaque: false)]
    let photo = Command.image(
      ImageDraw(Self.photo, in: CGRect(x: 0, y: 0, width: 400, height: 300)))
    #expect(
      svg([.beginGroup(group), photo, .endGroup]).contains(
        "<image id=\"i0\" width=\"400\" height=\"300\""))
  }

  @Test func onlyViewsThatDrawGetAGroup() {
    let text = svg(
      [.beginView(0), .beginView(1), .endView, .beginView(2), dot, .endView, .endView],
      views: [view("VStack"), view("Spacer"), view("Rectangle")])
    #expect(text.contains("<g data-view=\"Rectangle\">"))
    #expect(!text.contains("Spacer") && !text.contains("VStack"))
    #expect(isWellFormed(text))
  }

  @Test func linksAreLinksWithNames() {
    let text = svg(
      [.beginView(0), dot, .endView],
      views: [view("Link", link: "trips://open?a=1&b=2", label: "A <b> \"c\"")])
    #expect(
      text.contains(
        "<a href=\"trips://open?a=1&amp;b=2\" data-view=\"Link\""
          + " aria-label=\"A &lt;b&gt; &quot;c&quot;\"><title>A &lt;b&gt; &quot;c&quot;</title>"))
    #expect(text.contains("</a>"))
    #expect(isWellFormed(text))
  }

  @Test func hintsLevelsAndIdentifiersAreAttributes() {
    var record = view("Text", label: "Today")
    record.role = "heading"
    record.headingLevel = 2
    record.hint = "Opens <it>"
    record.identifier = "title"
    record.isSelected = true
    let text = svg([.beginView(0), dot, .endView], views: [record])
    #expect(
      text.contains(
        "<g data-view=\"Text\" data-identifier=\"title\" role=\"heading\" aria-level=\"2\""
          + " aria-selected=\"true\" aria-description=\"Opens &lt;it&gt;\" aria-label=\"Today\">"))
    #expect(isWellFormed(text))
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:x", "java\nscript:x", "\u{1}vbscript:x", "data:text/html,x",
  ])
  func linksThatRunScriptsAreNotWritten(link: String) {
    let text = svg([.beginView(0), dot, .endView], views: [view("Link", link: link)])
    #expect(!text.contains("href"))
    #expect(!text.lowercased().contains("script:"))
  }

  @Test func hostileNamesStayText() {
    let evil = "</title><script>alert(1)</script>\u{0}\u{8}\"'&\u{FFFE}]]>"
    let text = svg(
      [.beginView(0), dot, .endView], views: [view(evil, label: evil)], title: evil)
    #expect(!text.contains("<script"))
    #expect(isWellFormed(text))
  }

  @Test func equalPiecesAreDefinedOnce() {
    let paint = Paint.linear(
      [GradientStop(.black, at: 0), GradientStop(.white, at: 1)], start: .zero,
      end: CGPoint(x: 9, y: 0))
    let shape = { (x: CGFloat) in
      Command.fill(.rect(CGRect(x: x, y: 0, width: 2, height: 2)), .nonZero, paint)
    }
    let text = svg([shape(0), shape(5)])
    #expect(text.components(separatedBy: "<linearGradient").count == 2)
  }

  @Test func theSceneIsWellFormedAndTheSameTwice() throws {
    let list = try SampleScene.list()
    for style in [SVGExporter.TextStyle.outlines, .text] {
      let first = SVGExporter().export(list, title: "Scene", text: style)
      #expect(isWellFormed(first))
      let exporter = SVGExporter()
      _ = exporter.export(list, text: style)
      #expect(exporter.export(list, title: "Scene", text: style) == first)
    }
  }

  @Test func textCanBeText() throws {
    let run = try #require(SetText.inter(weight: 600).run("Hi", size: 10, at: CGPoint(x: 1, y: 8)))
    let text = SVGExporter().export(
      DisplayList(size: CGSize(width: 20, height: 10), commands: [.glyphs(run)]), text: .text)
    #expect(text.contains(">Hi</text>"))
    #expect(text.contains("font-weight=\"600\""))
    #expect(text.contains("font-family=\"Inter, sans-serif\""))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.1 + 0.2, "0.3"),
    (1.0 / 3, "0.3333"), (1e-9, "0"), (123456.78901, "123456.789"), (.nan, "0"),
    (.infinity, "0"), (0.05, "0.05"),
  ])
  func numbersAreShortAndPlain(value: Double, expected: String) {
    #expect(decimal(CGFloat(value)) == expected)
  }
}
