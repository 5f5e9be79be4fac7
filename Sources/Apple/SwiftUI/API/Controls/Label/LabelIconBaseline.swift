import Foundation

/// Gives an icon that is neither a text nor a symbol a baseline: it is centered on the capitals of the title's first
/// line. Measured in a public widget whose icons are pictures of 15 × 15 points beside 13-point titles.
nonisolated struct LabelIconBaseline: _NodeModifier {
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let font = inputs.environment.fontDescriptor()
    return LabelIconNode(node, capHeight: inputs.context.typesetter.metrics(of: font).capHeight)
  }
}

private final class LabelIconNode: UnaryNode {
  private let capHeight: CGFloat

  init(_ child: _Node, capHeight: CGFloat) {
    self.capHeight = capHeight
    super.init(child)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if let own = child.explicitAlignment(key, proposal) { return own }
    guard key.id == FirstBaseline.self || key.id == LastBaseline.self else { return nil }
    return (size(proposal).height + capHeight) / 2
  }
}
