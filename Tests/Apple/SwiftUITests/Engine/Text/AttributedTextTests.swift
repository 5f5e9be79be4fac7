import DisplayList
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite struct AttributedTextTests {
  private func fills(_ laid: LaidOut) -> [(rect: CGRect, paint: Paint)] {
    laid.list.commands.compactMap {
      if case .fill(.rect(let rect), _, let paint) = $0 { (rect, paint) } else { nil }
    }
  }

  private func runs(_ laid: LaidOut) -> [GlyphRun] {
    laid.list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  private func paint(_ color: Color) -> Paint { color._paint(EnvironmentValues(), in: .zero) }

  @Test func aBackgroundIsBehindItsWords() throws {
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    let laid = LaidOut(Text(AttributedString("a ") + marked), scale: 2)
    let found = fills(laid)
    #expect(found.count == 1)
    #expect(found.first?.paint == paint(.yellow))
    #expect(try abs(found.element(0).rect.height - laid.size.height) <= 0.5)
    #expect(try abs(found.element(0).rect.maxX - laid.size.width) <= 0.5)
    #expect(try found.element(0).rect.minX > 5)
  }

  /// The tint is a link's colour, whatever the text's; only the string's own colour goes before it.
  @Test func linksHaveTheTint() throws {
    let text = Text("see [here](https://a.example)").foregroundColor(.red)
    let laid = LaidOut(text.tint(.green))
    let found = runs(laid)
    #expect(found.map(\.text) == ["see ", "here"])
    #expect(found.first?.paint == paint(.red))
    #expect(found[at: 1]?.paint == paint(.green))
    let link = try #require(laid.list.views.first { $0.kind == "Link" })
    #expect(link.link == "https://a.example")
    #expect(link.role == "link")
    #expect(link.parent == 0)
    #expect(abs(link.frame.maxX - laid.size.width) <= 1)

    var own = AttributedString("mine")
    own.link = URL(string: "https://b.example")
    own.foregroundColor = .purple
    let mine = LaidOut(Text(own).tint(.green))
    #expect(try runs(mine).element(0).paint == paint(.purple))
    #expect(mine.list.views.last?.link == "https://b.example")
  }

  @Test func uiKitsAttributesAreDrawn() throws {
    var string = AttributedString("x")
    string.uiKit.foregroundColor = .red
    string.uiKit.font = .systemFont(ofSize: 30, weight: .bold)
    string.uiKit.underlineStyle = [.single, .patternDash]
    let laid = LaidOut(Text(string))
    #expect(laid.list.views.first?.font == "30 bold")
    #expect(
      try runs(laid).element(0).paint == Color(uiColor: .red)._paint(EnvironmentValues(), in: .zero)
    )
    #expect(!fills(laid).isEmpty)

    let bridged = AttributedString(
      NSAttributedString(
        string: "y", attributes: [.foregroundColor: UIColor.blue, .kern: 3, .link: "https://c.d"]))
    #expect(bridged.uiKit.foregroundColor == .blue)
    #expect(bridged.uiKit.kern == 3)
    #expect(bridged.link?.absoluteString == "https://c.d")
    #expect(NSAttributedString(bridged).string == "y")
  }

  @Test func linesAreBrokenByTheirPattern() throws {
    let solid = fills(LaidOut(Text(verbatim: "underlined").underline(), scale: 3))
    #expect(solid.count == 1)
    // Whole pixels.
    #expect(try (solid.element(0).rect.height * 3).rounded() == solid.element(0).rect.height * 3)
    #expect(try (solid.element(0).rect.minY * 3).rounded() - solid.element(0).rect.minY * 3 < 1e-9)
    let dashed = fills(
      LaidOut(Text(verbatim: "underlined").underline(pattern: .dash, color: .red), scale: 3))
    let dotted = fills(LaidOut(Text(verbatim: "underlined").underline(pattern: .dot), scale: 3))
    #expect(dashed.count > 3)
    #expect(dotted.count > dashed.count)
    #expect(dashed.allSatisfy { $0.paint == paint(.red) })
    // Every other length is left out.
    #expect(try dotted.element(1).rect.minX > dotted.element(0).rect.maxX)
    #expect(Text.LineStyle(nsUnderlineStyle: .double) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDot]) == .init(pattern: .dot))
  }

  @Test func markdownStylesItsWords() throws {
    let string = try AttributedString(markdown: "a **b** `c` ~~d~~")
    let laid = LaidOut(Text(string))
    #expect(runs(laid).map(\.text).joined() == "a b c d")
    #expect(fills(laid).count == 1)
    #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test func wordsAgreeWithNumbersInTexts() throws {
    #expect(
      try LaidOut(Text("^[\(3) apple](inflect: true)")).list.views.element(0).text == "3 apples")
    #expect(
      try LaidOut(Text("^[\(1) apple](inflect: true)")).list.views.element(0).text == "1 apple")
  }

  @Test func secondaryTextIsSmaller() {
    let plain = LaidOut(Text(verbatim: "BPM")).size.width
    let small = LaidOut(Text(verbatim: "BPM").textScale(.secondary)).size.width
    #expect(small < plain * 0.9)
    let all = LaidOut(VStack { Text(verbatim: "BPM") }.textScale(.secondary)).size.width
    #expect(all == small)
    #expect(
      LaidOut(Text(verbatim: "BPM").textScale(.secondary, isEnabled: false)).size.width == plain)
  }
}
