import Foundation

nonisolated struct LayoutTraits: _NodeModifier {
  var priority: Double?
  var zIndex: Double?
  nonisolated init(priority: Double? = nil, zIndex: Double? = nil) {
    self.priority = priority
    self.zIndex = zIndex
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    TraitNode(node, priority: priority, zIndex: zIndex)
  }
}

nonisolated struct AlignmentGuide: _NodeModifier {
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
