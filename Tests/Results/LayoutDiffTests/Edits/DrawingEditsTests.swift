import DisplayList
import Foundation
import LayoutDiff
import Testing

@Suite struct DrawingEditsTests {
  private func edits(_ before: [ViewTrait], _ after: [ViewTrait]) -> [Edit] {
    LayoutDiffTests.edits(node("Shape", draws: before), node("Shape", draws: after))
  }

  private func fill(_ values: TraitValues) -> [ViewTrait] { [ViewTrait(.fill, values)] }

  @Test func colorsThatDifferInAlphaAloneAreAnOpacity() {
    #expect(
      edits(fill([.color: "#FF0000"]), fill([.color: "#00FF00"])) == [
        .color(from: .color("#FF0000"), to: .color("#00FF00"))
      ])
    #expect(
      edits(fill([.color: "#FF0000"]), fill([.color: "#FF000080"])) == [
        .trait(.opacity, from: ["value": 1], to: ["value": 0.5])
      ])
  }

  @Test func aColorBecomesAGradient() {
    let gradient: TraitValues = [.gradient: "linear", .stops: "#FF0000 0, #0000FF 1"]
    #expect(
      edits(fill([.color: "#FF0000"]), fill(gradient)) == [
        .color(from: .color("#FF0000"), to: .gradient("linear", colors: ["#FF0000", "#0000FF"]))
      ])
  }

  @Test func fieldsOfAShapeAreEditsOfTheirOwn() {
    #expect(
      edits(
        fill([.shape: "rounded rectangle", .cornerRadius: 6]),
        fill([.shape: "rounded rectangle", .cornerRadius: 3, "cornerStyle": "continuous"])) == [
          .drawing(.cornerRadius, from: 6, to: 3),
          .drawing("cornerStyle", from: "circular", to: "continuous"),
        ])
  }

  @Test func effectsAreAddedChangedAndRemoved() {
    let blur = [ViewTrait(.blur, ["radius": 3])]
    #expect(edits([], blur) == [.trait(.blur, from: nil, to: ["radius": 3])])
    #expect(
      edits(blur, [ViewTrait(.blur, ["radius": 5])]) == [
        .trait(.blur, from: ["radius": 3], to: ["radius": 5])
      ])
    #expect(edits(blur, []) == [.trait(.blur, from: [:], to: nil)])
    #expect(
      edits([], [ViewTrait(.rotation, ["angle": 15])]) == [
        .trait(.rotation, from: ["angle": 0], to: ["angle": 15])
      ])
  }

  @Test func edgesOnOtherPixelsAreNoEdit() {
    #expect(
      edits(
        fill([.shape: "rectangle", .place: .numbers([0, 1, 10, 10])]),
        fill([.shape: "rectangle", .place: .numbers([0.5, 1, 10, 10])])) == [])
    #expect(
      edits(
        fill([.shape: "rectangle", .place: .numbers([0, 1, 10, 10])]),
        fill([.shape: "rectangle", .place: .numbers([4, 1, 10, 10])])) == [.outline])
  }
}
