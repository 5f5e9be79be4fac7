import CoreGraphics
import DisplayList
import Foundation
import SystemDesigns
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ImageTests {
  private static let pixels = ImagePixels(
    width: 4, height: 2,
    pixels: (0..<8).flatMap { [UInt8($0), 0, 0, 255] })

  private func image(_ change: (inout Image) -> Void = { _ in }) -> Image {
    var image = Image(.pixels(PixelImage(image: Self.pixels, scale: 2)))
    change(&image)
    return image
  }

  @Test func anImageHasItsOwnSizeUnlessItIsResizable() {
    #expect(LaidOut(image(), width: 50, height: 50).size == CGSize(width: 2, height: 1))
    #expect(
      LaidOut(image().resizable(), width: 50, height: 40).size == CGSize(width: 50, height: 40))
    #expect(LaidOut(image().resizable(), width: 50).size == CGSize(width: 50, height: 1))
    #expect(
      LaidOut(image().resizable().scaledToFit(), width: 50, height: 50).size
        == CGSize(width: 50, height: 25))
  }

  /// Source: swift-snapshot-testing @6bb6c9a, testSwiftUIView_iOS.size-that-fits.png, of iOS 13.3; on
  /// iOS 18 the circle takes 2.75 points more (ferrostar's testLoadingBanner.1.png) and the text less.
  @Test(arguments: [(SystemDesign.iOS13, CGFloat(93)), (.iOS18, 95.5), (.iOS26, 95.5)])
  func aSymbolBesideATextByItsSystem(_ design: SystemDesign, _ width: CGFloat) {
    let row = HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    let laid = LaidOut(row, scale: 2) { $0.systemDesign = design }
    #expect(laid.size == CGSize(width: width, height: 20.5))
  }

  @Test func aTemplateIsDrawnInTheForeground() {
    let laid = LaidOut(image().renderingMode(.template).foregroundStyle(.red))
    let draws = laid.list.commands.compactMap { command -> ImageDraw? in
      if case .image(let draw) = command { draw } else { nil }
    }
    #expect(draws.count == 1)
    #expect(draws.first?.tint == Color.red._paint(EnvironmentValues(), in: .zero))
  }

  @Test func capsKeepTheirSize() {
    let insets = EdgeInsets(top: 0, leading: 0.5, bottom: 0, trailing: 0.5)
    let laid = LaidOut(image().resizable(capInsets: insets), width: 10, height: 1)
    let places = laid.list.commands.compactMap { command -> CGRect? in
      if case .image(let draw) = command { draw.destination } else { nil }
    }
    #expect(
      places == [CGRect(0, 0, 0.5, 1), CGRect(0.5, 0, 9, 1), CGRect(9.5, 0, 0.5, 1)])
  }

  @Test func aPlaceholderIsARectangleOfTheForeground() {
    let laid = LaidOut(image().redacted(reason: .placeholder))
    #expect(
      laid.list.commands.contains(
        .fill(.rect(CGRect(0, 0, 2, 1)), .nonZero, .color(RGBA(0, 0, 0, 0.16)))))
  }

  /// The rule of `shouldRedactContent`: privacy hides what is sensitive, as a placeholder does.
  @Test func aSensitiveImageIsTheSameRectangle() {
    let bar = Command.fill(.rect(CGRect(0, 0, 2, 1)), .nonZero, .color(RGBA(0, 0, 0, 0.16)))
    func commands(_ view: some View) -> [Command] {
      LaidOut(view) { $0.redactionReasons = .privacy }.list.commands
    }
    #expect(commands(image().privacySensitive()).contains(bar))
    #expect(!commands(image()).contains(bar))
    #expect(!commands(image().privacySensitive().unredacted()).contains(bar))
  }

  /// Assistive technology doesn't read what is hidden either.
  @Test func whatIsPrivateHasNoNames() {
    func records(_ view: some View) -> [ViewRecord] {
      LaidOut(view.privacySensitive()) { $0.redactionReasons = .privacy }.list.views
    }
    func names(_ view: some View) -> [String] {
      records(view).flatMap { [$0.text, $0.label, $0.hint].compactMap { $0 } }
    }
    #expect(
      names(Image(systemName: "bed.double").accessibilityLabel(Text(verbatim: "room 7"))) == [])
    #expect(names(Label("room 7", systemImage: "bed.double")) == [])
    #expect(names(Label("room 7", systemImage: "bed.double").labelStyle(.iconOnly)) == [])
    let balance = Text(verbatim: "4711").accessibilityLabel(Text(verbatim: "balance 4711"))
      .accessibilityValue(Text(verbatim: "euro")).accessibilityHint(Text(verbatim: "4711 again"))
    #expect(names(balance) == [])
    #expect(records(Image(systemName: "bed.double")).map(\.isHiddenFromAccessibility) == [true])
    #expect(LaidOut(balance).list.views[0].label == "balance 4711, euro")
  }

  @Test func whatIsMissingDrawsNothingAndIsReported() {
    let laid = LaidOut(Image("No such picture"))
    #expect(laid.size == .zero)
    #expect(laid.list.diagnostics.map(\.code) == ["missing-image"])
    #expect(laid.list.diagnostics.first?.message.contains("No such picture") == true)
    #expect(
      LaidOut(Image(systemName: "no.such.symbol")).list.diagnostics.map(\.code)
        == ["unknown-symbol"])
  }

  @Test func aSymbolWithoutANameDrawsNothingAndIsReported() {
    let laid = LaidOut(Image(systemName: "").symbolVariant(.fill))
    #expect(laid.size == .zero)
    #expect(laid.list.diagnostics.map(\.code) == ["missing-image"])
    #expect(laid.list.diagnostics[0].message.contains("name is empty"))
    #expect(LaidOut(Image(systemName: "").resizable().frame(width: 20, height: 8)).size.width == 20)
  }

  @Test func picturesAreTurnedAsTheirOrientationStates() {
    func firstRow(_ orientation: Image.Orientation) -> [UInt8] {
      let image = Image(
        decorative: CGImage(Self.pixels), scale: 1, orientation: orientation)
      guard case .pixels(let pixels) = image.source else { return [] }
      return (0..<pixels.image.width).map { pixels.image.pixels[$0 * 4] }
    }
    // Stored: 0 1 2 3 above 4 5 6 7.
    #expect(firstRow(.up) == [0, 1, 2, 3])
    #expect(firstRow(.down) == [7, 6, 5, 4])
    #expect(firstRow(.upMirrored) == [3, 2, 1, 0])
    #expect(firstRow(.right) == [4, 0])
    #expect(firstRow(.left) == [3, 7])
  }

  @Test func symbolsFollowTheFont() {
    let body = LaidOut(Image(systemName: "star.fill"), scale: 3).size
    let title = LaidOut(Image(systemName: "star.fill").font(.largeTitle), scale: 3).size
    #expect(abs(title.width - body.width * 2) < 0.7)
    let large = LaidOut(Image(systemName: "star.fill").imageScale(.large), scale: 3).size
    #expect(large.width > body.width)
  }

  /// Source: pictures of iOS 18.6 (GoodSwiftUI's check boxes and buttons): `checkmark` in 12 × 8 points has 36 × 24 pixels of
  /// ink at 3 a point, `arrow.right` fitted to 16 × 16 the whole width.
  @Test func theInkOfAResizableSymbolFillsItsFrame() {
    let check = ink(Image(systemName: "checkmark").resizable().frame(width: 12, height: 8))
    #expect(abs(check.minX) < 0.01 && abs(check.minY) < 0.01)
    #expect(abs(check.width - 12) < 0.01 && abs(check.height - 8) < 0.01)
    let arrow = ink(
      Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: 16, height: 16))
    #expect(abs(arrow.minX) < 0.2 && abs(arrow.width - 16) < 0.2)
    #expect(abs(arrow.midY - 8) < 0.2 && arrow.height < 16)
  }

  /// `bolt.fill`, fitted to 16 and 18 points, has 46 and 52 rows of ink at three a point (home-assistant/iOS @d722d78,
  /// circularComplicationVariants and rectangularComplicationVariants), which are the frame's but for their soft edges.
  @Test(arguments: [(16, 46), (18, 52)] as [(CGFloat, CGFloat)])
  func theInkOfAResizableSymbolsUIImageFillsItsFrame(_ side: CGFloat, _ rows: CGFloat) throws {
    let bolt = try #require(UIImage(systemName: "bolt.fill")).withRenderingMode(.alwaysTemplate)
    let box = ink(Image(uiImage: bolt).resizable().scaledToFit().frame(width: side, height: side))
    #expect(abs(box.height - rows / 3) < 0.7 && abs(box.midY - side / 2) < 0.2)
    #expect(box.width < box.height)
  }

  /// The box around what a view fills, in points.
  private func ink(_ view: some View) -> CGRect {
    LaidOut(view, scale: 3).list.commands.reduce(CGRect.null) { box, command in
      if case .fill(let outline, _, _) = command {
        box.union(Figure(outline).tightBox)
      } else {
        box
      }
    }
  }

  /// A symbol above or below a text stands as close as lines of text without leading do; beside it
  /// 8 points away. Source: OpenSwiftUI, ResolvedImage.swift and Spacing.swift @069dd80;
  /// ferrostar's banners for the row.
  @Test func symbolsLieLikeText() {
    let symbol = LaidOut(Image(systemName: "star.fill"), scale: 3).size
    let text = LaidOut(Text(verbatim: "Star"), scale: 3).size
    let column = LaidOut(
      VStack {
        Image(systemName: "star.fill")
        Text(verbatim: "Star")
      }, scale: 3)
    #expect(abs(column.size.height - symbol.height - text.height) < 0.001)
    let row = LaidOut(
      HStack {
        Image(systemName: "star.fill")
        Text(verbatim: "Star")
      }, scale: 3)
    #expect(abs(row.size.width - symbol.width - text.width - 8) < 0.001)
  }

  @Test func aColoredSymbolWithoutColorsIsReported() {
    let trash = Image(systemName: "trash.fill").symbolRenderingMode(.multicolor)
    #expect(LaidOut(trash).list.diagnostics.map(\.code) == ["symbol-multicolor"])
    let sun = Drawn(Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor))
    #expect(sun.list.diagnostics.isEmpty && Set(sun.hexes) == ["#FFCC00"])
  }

  /// The person is in the foreground's colour, the badge green (StanfordSpezi/SpeziViews, list-header: #007AFF and
  /// #34C759 of iOS 18; the blue and the red of iOS 26 are others).
  @Test func aBadgeHasAColorOfItsOwn() {
    func hexes(_ name: String) -> Set<String> {
      Set(
        Drawn(
          Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(Color.blue)
        ).hexes)
    }
    #expect(hexes("person.fill.badge.plus") == ["#0088FF", "#34C759"])
    #expect(hexes("person.fill.badge.minus") == ["#0088FF", "#FF383C"])
  }

  /// The square behind the mark is black at a quarter: 191 of white's 255 in MarkdownUI's task list.
  @Test func aFilledShapeBehindAMarkIsOfTheThirdLevel() {
    func strengths(_ name: String) -> [Double] {
      Drawn(
        Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(Color.black)
      ).paints.compactMap { if case .color(let color) = $0 { color.alpha } else { nil } }
    }
    #expect(strengths("checkmark.square.fill") == [0.25, 1])
    #expect(strengths("10.circle.fill") == [0.25, 1])
    #expect(strengths("10.circle") == [0.5, 1])
  }

  /// Human Interface Guidelines, Right to left: directions of reading turn, left and right and a player's
  /// buttons stay.
  @Test(arguments: [
    ("arrow.forward", true), ("chevron.backward", true), ("arrow.right", false),
    ("forward.fill", false), ("arrow.forward.folder", true),
  ])
  func whatPointsForwardTurns(_ name: String, _ turns: Bool) {
    func points(_ direction: LayoutDirection) -> [CGFloat] {
      let drawn = Drawn(Image(systemName: name).font(.system(size: 40))) {
        $0.layoutDirection = direction
      }
      guard case .path(let segments)? = drawn.outlines.first else { return [] }
      return segments.compactMap {
        if case .line(let p) = $0 { return p.x }
        if case .move(let p) = $0 { return p.x }
        return nil
      }
    }
    let (left, right) = (points(.leftToRight), points(.rightToLeft))
    // A proposed 100 points: the symbol stands at their left, its ink in the middle of its own width.
    let middle = LaidOut(Image(systemName: name).font(.system(size: 40))).size.width / 2
    #expect(!left.isEmpty && left.count == right.count)
    for (a, b) in zip(left, right) {
      #expect(abs((turns ? 2 * middle - a : a) - b) < 0.01)
    }
  }

  /// The same page: a symbol with a form for right-to-left scripts takes it, and a checkmark stays as it is.
  @Test(arguments: [("text.bubble", true), ("calendar.badge.checkmark", false)])
  func aFormForRightToLeftIsTaken(_ name: String, _ turns: Bool) {
    /// The distances of the outlines' points from the middle, in points.
    func distances(_ direction: LayoutDirection) -> [CGFloat] {
      let drawn = Drawn(Image(systemName: name).font(.system(size: 40))) {
        $0.layoutDirection = direction
      }
      let places = drawn.outlines.flatMap { outline -> [CGFloat] in
        guard case .path(let segments) = outline else { return [] }
        return segments.compactMap {
          if case .line(let p) = $0 { return p.x }
          if case .cubic(let p, _, _) = $0 { return p.x }
          return nil
        }
      }
      let middle = ((places.min() ?? 0) + (places.max() ?? 0)) / 2
      return places.map { $0 - middle }
    }
    let left = distances(.leftToRight).sorted(), right = distances(.rightToLeft).sorted()
    let mirrored = left.map { -$0 }.sorted()
    #expect(!left.isEmpty && left.count == right.count)
    #expect(zip(turns ? mirrored : left, right).allSatisfy { abs($0 - $1) < 0.05 })
    #expect(!zip(mirrored, left).allSatisfy { abs($0 - $1) < 0.05 })
  }

  @Test func variantsAreAddedToTheName() {
    let known: Set = ["heart", "heart.fill", "bell.slash.fill", "person.circle", "person"]
    func name(_ base: String, _ variants: SymbolVariants) -> String {
      variants.name(for: base, exists: known.contains)
    }
    #expect(name("heart", .fill) == "heart.fill")
    #expect(name("heart.fill", .fill) == "heart.fill")
    #expect(name("bell", .slash.fill) == "bell.slash.fill")
    #expect(name("person", .circle.fill) == "person.circle")
    #expect(name("unknown", .fill) == "unknown")
  }

  @Test func aVariableValueFadesTheRestOfTheParts() {
    func alphas(_ value: Double?) -> [Double] {
      Drawn(Image(systemName: "wifi", variableValue: value)).paints.map {
        if case .color(let rgba) = $0 { rgba.alpha } else { -1 }
      }
    }
    let all = alphas(1)
    #expect(all.count > 2 && all.allSatisfy { $0 == 1 })
    // From the dot upwards; a value between reaches the part that it lies in.
    #expect(alphas(0).allSatisfy { $0 == 0.25 })
    #expect(alphas(0.01) == [1] + Array(repeating: 0.25, count: all.count - 1))
    #expect(alphas(0.5).first == 1 && alphas(0.5).last == 0.25)
    #expect(alphas(nil) == [1])
  }
}
