import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextRendererTests {
  private struct Marked: TextAttribute {}

  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout { ctx.draw(line) }
    }
  }

  private struct Slices: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout { for run in line { for slice in run { ctx.draw(slice) } } }
    }
  }

  private struct OnlyMarked: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line where run[Marked.self] != nil {
          var copy = ctx
          copy.opacity = 0.5
          copy.translateBy(x: 0, y: 10)
          copy.draw(run)
        }
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      var size = text.sizeThatFits(proposal)
      size.height += 10
      return size
    }
  }

  @Test func lineByLineItIsTheText() {
    ReferencePair("a renderer that draws every line draws the text") {
      Text("One **two**\nthree").underline().textRenderer(Plain())
    } is: {
      Text("One **two**\nthree").underline()
    }.check()
    ReferencePair("glyph by glyph too") {
      Text(verbatim: "One two\nthree").textRenderer(Slices())
    } is: {
      Text(verbatim: "One two\nthree")
    }.check()
  }

  @Test func runsHaveTheirMarks() {
    let text = Text(verbatim: "plain ") + Text(verbatim: "marked").customAttribute(Marked())
    let own = LaidOut(text).size
    let laid = LaidOut(text.textRenderer(OnlyMarked()))
    #expect(laid.size.height == own.height + 10)
    let runs = laid.list.commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.text) == ["marked"])
    let opacities = laid.list.commands.compactMap {
      if case .beginGroup(let group) = $0 { group.opacity } else { nil }
    }
    #expect(opacities.contains(0.5))
  }
}
