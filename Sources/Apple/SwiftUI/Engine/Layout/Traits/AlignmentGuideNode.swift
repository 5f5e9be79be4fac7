import Foundation

/// The node of `alignmentGuide(_:computeValue:)`: it sets the position of one of its guides.
final class AlignmentGuideNode: UnaryNode {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat
  init(_ child: _Node, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    AlignmentKey.guidesAreSet = true
    super.init(child)
    mayMoveGuides = true
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == self.key { return compute(child.dimensions(proposal)) }
    return child.explicitAlignment(key, proposal)
  }
  override func draw(_ context: inout DrawContext) {
    let value = compute(child.dimensions(proposal))
    context.draw(
      child,
      with: .alignmentGuide(
        key.name ?? "center", isVertical: key.axis == .vertical, value.orZero))
  }
}
