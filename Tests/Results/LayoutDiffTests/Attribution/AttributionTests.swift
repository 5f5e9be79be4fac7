import DisplayList
import Foundation
import LayoutDiff
import TestSupport
import Testing

@Suite struct AttributionTests {
  private func glyphs(_ text: String, y: CGFloat) -> LayoutNode {
    node(
      "Text", draws: [ViewTrait(.glyphs, [.color: "#000000", .size: 17])], text: text,
      frame: CGRect(x: 0, y: y, width: 40, height: 10))
  }

  private func column(spacing: CGFloat, _ children: [LayoutNode]) -> LayoutNode {
    node(
      "VStack", [ViewTrait(.spacing, spacing)], children,
      frame: CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func spacingMovesTheViewsOfItsStack() throws {
    let attribution = Attribution(
      diff(
        column(spacing: 4, [glyphs("a", y: 0), glyphs("b", y: 14)]),
        column(spacing: 8, [glyphs("a", y: 0), glyphs("b", y: 18)])))
    #expect(
      attribution.groups.map { $0.edits.map(\.edit) } == [
        [.trait(.spacing, from: ["value": 4], to: ["value": 8])]
      ])
    #expect(
      try attribution.groups.element(0).consequences.map(\.effect) == [.moved(Shift(dx: 0, dy: 4))])
    #expect(attribution.unexplained.isEmpty)
  }

  @Test func aColorMovesNothing() {
    var black = glyphs("a", y: 0), red = glyphs("a", y: 0)
    (black.color, red.color) = ("#000000", "#FF0000")
    let attribution = Attribution(
      diff(
        column(spacing: 4, [black, glyphs("b", y: 14)]),
        column(spacing: 4, [red, glyphs("b", y: 18)])))
    #expect(attribution.groups.map(\.consequences) == [[]])
    #expect(attribution.unexplained.map(\.effect) == [.moved(Shift(dx: 0, dy: 4))])
  }

  @Test func theSameEditOfSeveralViewsIsOneGroup() {
    func row(_ text: String, _ radius: CGFloat) -> LayoutNode {
      node(
        "Row", [],
        [
          node("Text", text: text),
          node(
            "Chip",
            draws: [
              ViewTrait(.fill, [.shape: "rounded rectangle", .cornerRadius: .number(radius)])
            ]),
        ])
    }
    let attribution = Attribution(
      diff(
        node("VStack", [], [row("a", 6), row("b", 6)]),
        node("VStack", [], [row("a", 3), row("b", 3)])))
    #expect(
      attribution.groups.map { $0.edits.map(\.edit) } == [
        [.drawing(.cornerRadius, from: 6, to: 3), .drawing(.cornerRadius, from: 6, to: 3)]
      ])
  }
}
