import DisplayList
import Foundation
import LayoutDiff

/// A view of a layout, made by hand.
func node(
  _ view: String, _ modifiers: [ViewTrait] = [], draws: [ViewTrait] = [],
  _ children: [LayoutNode] = [], text: String? = nil,
  frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)
) -> LayoutNode {
  var node = LayoutNode(view: view, frame: frame)
  node.text = text
  node.lines = text.map { [$0] } ?? []
  node.modifiers = modifiers
  node.draws = draws
  node.children = children
  return node
}

func diff(_ before: LayoutNode, _ after: LayoutNode) -> Diff {
  Diff(from: LayoutTree(roots: [before]), to: LayoutTree(roots: [after]))
}

func edits(_ before: LayoutNode, _ after: LayoutNode) -> [Edit] {
  diff(before, after).edits.map(\.edit)
}
