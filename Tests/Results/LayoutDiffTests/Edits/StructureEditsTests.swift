import DisplayList
import Foundation
import LayoutDiff
import Testing

@Suite struct StructureEditsTests {
  private func stack(_ texts: String...) -> LayoutNode {
    node("VStack", [], texts.map { node("Text", text: $0) })
  }

  @Test func viewsAreAddedAndRemovedNextToThoseThatStay() {
    #expect(edits(stack("one", "two"), stack("one", "new", "two")) == [.added(.before(3))])
    #expect(edits(stack("one", "two"), stack("one", "two", "new")) == [.added(.after(2))])
    #expect(edits(stack("one", "new", "two"), stack("one", "two")) == [.removed(.before(3))])
  }

  @Test func aViewIsDisplacedAndSeveralAreReordered() {
    #expect(
      edits(stack("one", "two", "three"), stack("two", "three", "one")) == [.displaced(.after(2))])
    #expect(
      edits(stack("one", "two", "three"), stack("three", "two", "one")) == [.reordered([1, 2, 3])])
  }

  @Test func containersArePutAroundViewsAndRemoved() {
    let bare = node("VStack", [], [stack("one", "two"), node("Circle")])
    let wrapped = node("VStack", [], [node("ZStack", [], [stack("one", "two")]), node("Circle")])
    #expect(edits(bare, wrapped) == [.wrapped([2])])
    #expect(edits(wrapped, bare) == [.unwrapped([2])])
  }

  @Test func aContainerOfAnotherKindReplacesTheFirst() {
    var row = stack("one", "two")
    row.view = "HStack"
    let circle = node("Circle")
    #expect(
      edits(node("ZStack", [], [stack("one", "two"), circle]), node("ZStack", [], [row, circle]))
        == [.replaced(from: "VStack", to: "HStack")])
  }

  @Test func aBackgroundIsALayerOfItsView() {
    let text = node("Text", text: "one")
    let layer = node("Capsule", [.background], draws: [ViewTrait(.fill, [.color: "#FF0000"])])
    #expect(
      edits(node("ZStack", [], [text]), node("ZStack", [], [layer, text])) == [.added(.layer)])
  }
}
