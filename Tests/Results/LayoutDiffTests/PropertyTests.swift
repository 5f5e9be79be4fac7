import DisplayList
import Foundation
import LayoutDiff
import TestSupport
import Testing

/// Properties of the difference of any two trees.
@Suite struct PropertyTests {
  /// A small generator with a seed, so that a failure can be had again.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func node(_ dice: inout Dice, _ depth: Int) -> LayoutNode {
    let kinds = depth > 3 ? ["Text", "Image", "Circle"] : ["HStack", "VStack", "Row", "Text"]
    var node = LayoutNode(
      view: kinds.randomElement(using: &dice)!,
      frame: CGRect(
        x: Int.random(in: 0..<300, using: &dice), y: Int.random(in: 0..<300, using: &dice),
        width: Int.random(in: 1..<200, using: &dice), height: Int.random(in: 1..<60, using: &dice)))
    if node.view == "Text" {
      node.text = String(Int.random(in: 0..<50, using: &dice))
      node.lines = [node.text!]
      node.font = "17 regular"
      node.draws = [ViewTrait(.glyphs, [.color: "#000000", .size: 17])]
    } else if depth > 3 {
      node.draws = [ViewTrait(.fill, [.color: "#00FF00"])]
    } else {
      node.modifiers = [ViewTrait(.spacing, 4)]
      for _ in 0..<Int.random(in: 1..<5, using: &dice) {
        node.children.append(self.node(&dice, depth + 1))
      }
    }
    return node
  }

  /// One thing that is seen, somewhere.
  private func edit(_ node: inout LayoutNode, _ dice: inout Dice) {
    if !node.children.isEmpty, Int.random(in: 0..<4, using: &dice) > 0 {
      let child = node.children.indices.randomElement(using: &dice)!
      return edit(&node.children[child], &dice)
    }
    if node.children.isEmpty, !node.draws.isEmpty {
      switch (Int.random(in: 0..<3, using: &dice), node.text) {
      case (0, .some):
        node.text! += "!"
        node.lines = [node.text!]
      case (1, .some): node.font = "15 bold"
      case (2, _): node.frame.origin.x += 3
      default: node.draws[0][.color] = "#123456"
      }
      return
    }
    switch Int.random(in: 0..<3, using: &dice) {
    case 0 where !node.children.isEmpty: node.children.removeLast()
    case 1: node.children.insert(self.node(&dice, 4), at: 0)
    default: node.modifiers[0][.value] = 9
    }
  }

  @Test func everyEditIsWordedTheSameWayEachTime() throws {
    for seed in 0..<300 as Range<UInt64> {
      var dice = Dice(state: seed)
      let before = LayoutTree(roots: [node(&dice, 0)])
      #expect(LayoutDiff.changes(from: before, to: before) == [])
      var after = before
      for _ in 0..<Int.random(in: 1..<4, using: &dice) { edit(&after.roots[0], &dice) }
      if before == after { continue }
      let changes = LayoutDiff.changes(from: before, to: after)
      #expect(!changes.isEmpty, "seed \(seed)")
      #expect(changes == LayoutDiff.changes(from: before, to: after))
      for (i, change) in changes.enumerated() {
        #expect(change.sentence.hasSuffix("."))
        #expect(!change.sentence.contains("  "))
        if let cause = change.cause {
          #expect(cause < i)
          #expect(changes[cause].cause == nil)
        }
      }
      let read = try LayoutTree(decoding: after.encoded())
      #expect(read == after)
      #expect(LayoutDiff.changes(from: read, to: after) == [])
    }
  }

  @Test func manyViewsTakeNoLongerThanAPersonWaits() {
    func row(_ i: Int, _ text: String) -> LayoutNode {
      var node = LayoutNode(view: "Text", frame: CGRect(x: 0, y: i * 10, width: 50, height: 10))
      node.text = text
      node.lines = [text]
      node.draws = [ViewTrait(.glyphs, [.color: "#000000"])]
      return node
    }
    func tree(_ rows: [LayoutNode]) -> LayoutTree {
      var stack = LayoutNode(
        view: "VStack", frame: CGRect(x: 0, y: 0, width: 50, height: rows.count * 10))
      stack.children = rows
      return LayoutTree(roots: [stack])
    }
    let many = (0..<10_000).map { row($0, "row \($0)") }
    let start = processorSeconds()
    do {
      // One that came at the front of ten thousand.
      let came = LayoutDiff.changes(
        from: tree(many),
        to: tree([row(0, "first")] + many.enumerated().map { row($0 + 1, $1.text!) }))
      #expect(came.first?.sentence == "Text “first” was added to VStack, before Text “row 0”.")
      #expect(came.count == 2)
      // All of them are others.
      let others = LayoutDiff.changes(
        from: tree(many), to: tree((0..<10_000).map { row($0, "line \($0 * 7)") }))
      #expect(others.count <= 40)
      // Backwards.
      #expect(
        LayoutDiff.changes(
          from: tree(many),
          to: tree(many.reversed().enumerated().map { row($0, $1.text!) })
        ).count <= 40)
    }
    // About 7 seconds in a debug build.
    #expect(processorSeconds() - start < 40)
  }
}
