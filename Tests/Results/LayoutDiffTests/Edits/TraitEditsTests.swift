import DisplayList
import Foundation
import LayoutDiff
import Testing

@Suite struct TraitEditsTests {
  private func edits(_ before: [ViewTrait], _ after: [ViewTrait]) -> [Edit] {
    LayoutDiffTests.edits(node("Badge", before), node("Badge", after))
  }

  @Test func onlyTheFieldsThatDifferAreNamed() {
    #expect(
      edits(
        [.padding(top: 2, leading: 4, bottom: 2, trailing: 4)],
        [.padding(top: 3, leading: 4, bottom: 3, trailing: 4)]) == [
          .trait(.padding, from: ["top": 2, "bottom": 2], to: ["top": 3, "bottom": 3])
        ])
  }

  @Test func aSettingThatIsNotStatedHasItsDefault() {
    #expect(
      edits([], [ViewTrait(.lineLimit, 2)]) == [
        .trait(.lineLimit, from: ["value": "none"], to: ["value": 2])
      ])
    #expect(
      edits([ViewTrait(.layoutPriority, 1)], []) == [
        .trait(.layoutPriority, from: ["value": 1], to: ["value": 0])
      ])
    #expect(edits([], [ViewTrait(.layoutPriority, 0)]) == [])
  }

  @Test func anOptionalTraitIsAddedAndRemoved() {
    let frame = ViewTrait.frame(width: 40, height: nil, alignment: "leading")
    #expect(
      edits([], [frame]) == [.trait(.frame, from: nil, to: ["width": 40, "alignment": "leading"])])
    #expect(
      edits([frame], []) == [.trait(.frame, from: ["width": 40, "alignment": "leading"], to: nil)])
    #expect(edits([], [.padding(top: 0, leading: 0, bottom: 0, trailing: 0)]) == [])
  }

  @Test func eachFieldOfTypographyIsAnEdit() {
    #expect(
      edits(
        [ViewTrait(.typography, words: ["tracking": "2"])],
        [ViewTrait(.typography, words: ["digits": "monospaced"])]) == [
          .trait(.typography, from: ["digits": "proportional"], to: ["digits": "monospaced"]),
          .trait(.typography, from: ["tracking": "2"], to: ["tracking": "0"]),
        ])
  }

  @Test func eachArgumentIsAnEdit() {
    #expect(
      edits(
        [ViewTrait(.arguments, words: ["gap": "4", "slope": "2"])],
        [ViewTrait(.arguments, words: ["gap": "9", "slope": "2"])]) == [
          .argument("gap", from: "4", to: "9", isDrawn: false)
        ])
  }

  @Test func aGuideThatFollowsFromTheSizeIsNoEdit() {
    let before = node("Badge", [.alignmentGuide("center", isVertical: true, 10)])
    var after = node("Badge", [.alignmentGuide("center", isVertical: true, 12)])
    #expect(
      LayoutDiffTests.edits(before, after) == [
        .trait(.alignmentGuide, from: ["vertical center": 10], to: ["vertical center": 12])
      ])
    after.frame.size.height = 24
    #expect(LayoutDiffTests.edits(before, after) == [])
  }

  @Test func spacersAreFoundByTheViewsBeforeThem() {
    func stack(_ spacers: [ViewTrait]) -> LayoutNode {
      node("HStack", spacers, [node("Text", text: "a"), node("Text", text: "b")])
    }
    let spacer = ViewTrait.spacer(at: 1, minLength: 8, around: [])
    #expect(edits(of: stack([]), stack([spacer])) == [.spacer(.added(.before(2)))])
    #expect(edits(of: stack([spacer]), stack([])) == [.spacer(.removed(.before(2)))])
    #expect(
      edits(of: stack([spacer]), stack([.spacer(at: 2, minLength: 8, around: [])])) == [
        .spacer(.moved(.after(2)))
      ])
    let framed = ViewTrait.spacer(
      at: 1, minLength: 9, around: [.frame(width: 7, height: nil, alignment: nil)])
    #expect(
      edits(of: stack([spacer]), stack([framed])) == [
        .spacer(.changed(.spacer, from: ["minLength": 8], to: ["minLength": 9])),
        .spacer(.changed(.frame, from: ["width": "none"], to: ["width": 7])),
      ])
  }

  private func edits(of before: LayoutNode, _ after: LayoutNode) -> [Edit] {
    LayoutDiffTests.edits(before, after)
  }

  @Test func onlySomeEditsMoveViews() {
    #expect(Edit.trait(.padding, from: nil, to: ["top": 4]).isGeometric)
    #expect(!Edit.trait(.opacity, from: ["value": 1], to: ["value": 0.5]).isGeometric)
    #expect(Edit.trait(.typography, from: ["tracking": "0"], to: ["tracking": "2"]).isGeometric)
    #expect(
      !Edit.trait(.typography, from: ["underline": "none"], to: ["underline": "solid"]).isGeometric)
    #expect(Edit.argument("trim", from: "0", to: "1", isDrawn: false).isGeometric)
    #expect(!Edit.argument("trim", from: "0", to: "1", isDrawn: true).isGeometric)
    #expect(!Edit.added(.layer).isGeometric)
  }
}
