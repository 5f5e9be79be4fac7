import Foundation

/// Views one on top of the other, the last in front.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.environment.fields.stackAxis = nil
    nodes.nodes.append(
      ZStackNode(
        inputs.nodes(view.content), alignment: view.alignment.mirrored(inputs.environment)))
  }
}

/// Its size is that of the children with the highest priority, aligned; the others are placed in it.
final class ZStackNode: _Node {
  private let nodes: [_Node]
  private let alignment: Alignment
  private let isContainer: Bool

  /// - Parameter isContainer: a `ZStack` of the developer's, to be shown in the layout JSON.
  init(_ nodes: [_Node], alignment: Alignment, isContainer: Bool = true) {
    self.nodes = nodes
    self.alignment = alignment
    self.isContainer = isContainer
  }

  override var kind: String? { isContainer ? "ZStack" : nil }
  override var children: [_Node] { nodes }

  private func bounds(_ proposal: ProposedViewSize) -> CGRect {
    let top = nodes.lazy.map(\.layoutPriority).max() ?? 0
    var box = CGRect.null
    for node in nodes where node.layoutPriority == top {
      let anchor = node.anchor(alignment, proposal)
      box = box.union(
        CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: node.size(proposal)))
    }
    return box.isNull ? .zero : box
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { bounds(proposal).size }

  // Not by measuring: an endless child, centred, has no place that arithmetic could give.
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    let top = nodes.lazy.map(\.layoutPriority).max() ?? 0
    let ranges = nodes.filter { $0.layoutPriority == top }.map { $0.lengthRange(axis, proposal) }
    return (ranges.map(\.min).max() ?? 0, ranges.map(\.max).max() ?? 0)
  }

  override func placeChildren() {
    let box = bounds(proposal)
    for node in nodes {
      // Children of lower priority are offered the size that the others came to.
      let anchor = node.anchor(alignment, proposal)
      node.place(
        at: CGPoint(
          x: frame.minX - box.minX - anchor.x, y: frame.minY - box.minY - anchor.y), proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let box = bounds(proposal)
    var found: [CGFloat] = []
    for node in nodes {
      guard let value = node.explicitAlignment(key, proposal) else { continue }
      let anchor = node.anchor(alignment, proposal)
      let origin = CGPoint(x: -box.minX - anchor.x, y: -box.minY - anchor.y)
      found.append(value + origin[key.axis])
    }
    return key.merged(found)
  }

  override var spacing: Spacing {
    var result = Spacing()
    for node in nodes {
      let s = node.spacing
      result.top = Spacing.union(result.top, s.top, isUpper: false)
      result.bottom = Spacing.union(result.bottom, s.bottom, isUpper: true)
      result.leading = Spacing.union(result.leading, s.leading, isUpper: false)
      result.trailing = Spacing.union(result.trailing, s.trailing, isUpper: true)
    }
    return result
  }

  override func draw(_ context: inout DrawContext) { context.draw(nodes) }
}
