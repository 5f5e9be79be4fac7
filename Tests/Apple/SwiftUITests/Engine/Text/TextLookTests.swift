import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextLookTests {
  private func runs<V: View>(_ view: V) -> [GlyphRun] {
    LaidOut(view, width: 300, scale: 3).list.commands.compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  @Test func theModifierNearestToTheWordsWins() throws {
    let run = try runs(Text(verbatim: "x").foregroundColor(.red).foregroundColor(.blue)).element(0)
    #expect(run.paint == Color.red._paint(EnvironmentValues(), in: .zero))
  }

  @Test func eachPartOfASumKeepsItsLook() {
    let found = runs(
      (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).foregroundColor(.green))
    #expect(found.map(\.text) == ["a", "b"])
    #expect(found.first?.paint == Color.red._paint(EnvironmentValues(), in: .zero))
    #expect(found[at: 1]?.paint == Color.green._paint(EnvironmentValues(), in: .zero))
  }

  @Test func aGradientReachesOverTheTextsFrame() throws {
    let style = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let laid = LaidOut(Text(verbatim: "Gradient").foregroundStyle(style).padding(10), scale: 3)
    let frame = try laid.frames("Text").element(0)
    guard
      case .glyphs(let run)? = laid.list.commands.first(where: {
        if case .glyphs = $0 { true } else { false }
      }), case .linear(_, let start, let end) = run.paint
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start.x == frame.minX)
    #expect(end.x == frame.maxX)
  }

  @Test func attributedStringsBringTheirLook() throws {
    var red = AttributedString("red")
    red.foregroundColor = .red
    // A paragraph of Markdown begins without a space.
    let marked = try AttributedString(markdown: " **bold** end")
    let found = runs(Text(red + marked))
    #expect(found.map(\.text).joined() == "redbold end")
    #expect(found.first?.paint == Color.red._paint(EnvironmentValues(), in: .zero))
    let weights = found.map { $0.face.face.variations.first { $0.tag == "wght" }?.value ?? 0 }
    #expect(weights.max() == 600)
  }

  /// RevenueCat/purchases-ios @ff486da, iOS18-testTextIsRedactedWhileLoading: the bar is 90 points
  /// wide and black at 0.16.
  @Test func aPlaceholderIsABarOfItsCharacters() throws {
    let laid = LaidOut(
      Text(verbatim: "Hello, world").font(.system(size: 16)).redacted(reason: .placeholder))
    #expect(try laid.list.views.element(0).text == nil)
    let bars: [(CGRect, Paint)] = laid.list.commands.compactMap {
      if case .fill(.roundedRect(let rect, _, _), _, let paint) = $0 { (rect, paint) } else { nil }
    }
    #expect(bars.count == 1)
    #expect(bars.first?.0.width == 90)
    #expect(bars.first?.1 == .color(RGBA(0, 0, 0, 0.16)))
  }

  @Test func unredactedShowsTheWords() throws {
    let view = Text(verbatim: "Hello").unredacted().redacted(reason: .placeholder)
    #expect(try LaidOut(view).list.views.element(0).text == "Hello")
    let secret = Text(verbatim: "Hello").privacySensitive()
    #expect(try LaidOut(secret).list.views.element(0).text == "Hello")
    #expect(
      try LaidOut(secret) { $0.redactionReasons = .privacy }.list.views.element(0).text == nil)
    #expect(
      try LaidOut(Text(verbatim: "Hello")) { $0.redactionReasons = .privacy }.list.views.element(0)
        .text
        == "Hello")
  }

  @Test func scaledMetricsFollowTheTextSize() {
    struct Box: View {
      @ScaledMetric var side: CGFloat = 22
      var body: some View { Color.red.frame(width: side, height: 10) }
    }
    // Body's line pitch is 22 at large and 29 at xxxLarge.
    #expect(LaidOut(Box()).size.width == 22)
    #expect(LaidOut(Box()) { $0.dynamicTypeSize = .xxxLarge }.size.width == 29)
  }

  @Test func aRangeOfTextSizes() throws {
    let view = Text(verbatim: "x").dynamicTypeSize(...DynamicTypeSize.xLarge)
    let font = try LaidOut(view) { $0.dynamicTypeSize = .accessibility5 }.list.views.element(0).font
    #expect(font == "19 regular")
  }

  /// SwiftUI since iOS 16: nothing is the default, not what the views around say (the flag
  /// `FontModifiersNilResetValues` in OpenSwiftUI's account).
  @Test func noFontIsTheDefaultOne() {
    let laid = LaidOut(VStack { Text(verbatim: "x").font(nil) }.font(.largeTitle))
    #expect(laid.list.views.last?.font == "17 regular")
  }

  @Test func theTypesettingLanguageIsNotTheLocales() {
    // Han characters have other forms in Japanese than in Chinese.
    func face(_ text: Text) -> [Int] {
      let run = runs(text.environment(\.locale, Locale(identifier: "zh_Hans")))[0]
      return [run.face.face.index] + run.glyphs.map { Int($0.id) }
    }
    let plain = Text(verbatim: "直")
    #expect(face(plain.typesettingLanguage(.init(identifier: "ja"))) != face(plain))
    #expect(
      face(plain.typesettingLanguage(.init(identifier: "ja"), isEnabled: false)) == face(plain))
  }

  @Test func fontsAreResolved() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    let font = Font.body.bold().italic().resolve(in: environment.fontResolutionContext)
    #expect(font.pointSize == 23)
    #expect(font.isBold)
    #expect(font.isItalic)
  }
}
