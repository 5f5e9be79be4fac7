import DisplayList
import Foundation

nonisolated struct LayoutTraits: _NodeModifier {
  typealias Body = Never
  var priority: Double?
  var zIndex: Double?
  nonisolated init(priority: Double? = nil, zIndex: Double? = nil) {
    self.priority = priority
    self.zIndex = zIndex
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    TraitNode(node, priority: priority ?? node.layoutPriority, zIndex: zIndex ?? node.zIndex)
  }
}

final class TraitNode: UnaryNode {
  private let priority: Double
  private let depth: Double
  init(_ child: _Node, priority: Double, zIndex: Double) {
    self.priority = priority
    depth = zIndex
    super.init(child)
  }
  override var layoutPriority: Double { priority }
  override var zIndex: Double { depth }
  override func draw(_ context: inout DrawContext) {
    if depth != child.zIndex { return context.draw(child, with: .zIndex(depth)) }
    if priority == child.layoutPriority { return context.draw(child) }
    context.draw(child, with: .layoutPriority(priority))
  }
}

nonisolated struct AlignmentGuide: _NodeModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  nonisolated init(key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    AlignmentGuideNode(node, key, compute)
  }
}

/// Says itself where one of its guides lies.
final class AlignmentGuideNode: UnaryNode {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat
  init(_ child: _Node, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    AlignmentKey.guidesAreSet = true
    super.init(child)
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

extension View {
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutTraits(priority: value))
  }
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(LayoutTraits(zIndex: value))
  }
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, compute: computeValue))
  }
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, compute: computeValue))
  }
}
