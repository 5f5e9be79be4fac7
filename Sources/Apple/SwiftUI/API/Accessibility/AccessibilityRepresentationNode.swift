import Foundation

final class AccessibilityRepresentationNode: UnaryNode {
  private let representation: [_Node]

  init(_ child: _Node, _ representation: [_Node]) {
    self.representation = representation
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    let first = context.views.count
    context.draw(child)
    var unseen = DrawContext(scale: context.scale)
    for node in representation {
      node.place(at: frame.origin, ProposedViewSize(frame.size))
      unseen.draw(node)
    }
    let heard = unseen.views.filter { !$0.isHiddenFromAccessibility }
    context.describeViews(from: first) { views in
      let labels = heard.compactMap { $0.label ?? $0.text }
      if !labels.isEmpty { views[first].label = labels.joined(separator: ", ") }
      views[first].role = heard.lazy.compactMap(\.role).first
      views[first].hint = heard.lazy.compactMap(\.hint).first
      for i in views.indices[(first + 1)...] { views[i].isHiddenFromAccessibility = true }
    }
  }
}
