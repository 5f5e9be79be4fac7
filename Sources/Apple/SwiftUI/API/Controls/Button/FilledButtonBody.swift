import Foundation
import SystemDesigns

/// The body of a bordered button, and of a toggle that is drawn like one: the label on a background
/// shape.
struct FilledButtonBody<Content: View>: _PartView {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.systemDesign) private var design
  let content: Content
  let role: ButtonRole?
  let fill: ButtonFill

  var body: some View {
    content
      .modifier(FilledButtonForeground(role: role, fill: fill))
      .changingEnvironment { $0.font = $0.font ?? metrics.font }
      .padding(.horizontal, shape.kind == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .modifier(SquareForCircle(isActive: shape.kind == .circle))
      .modifier(ButtonBackground(radius: radius, role: role, fill: fill))
  }

  private var metrics: ButtonMetrics { ButtonMetrics(size) }

  /// The corner radius, in points; nil for a capsule.
  private var radius: CGFloat? {
    switch shape.kind {
    case .capsule, .circle: nil
    case .automatic:
      design.controls.hasCapsuleButtons || surface == .widget ? nil : metrics.radius
    case .rounded(let radius): radius ?? metrics.radius ?? 8
    }
  }
}

/// A circle's button is as wide as high.
private nonisolated struct SquareForCircle: _NodeModifier {
  let isActive: Bool
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    isActive ? SquareNode(node) : node
  }
}

private final class SquareNode: UnaryNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal)
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    let side = size(proposal)[axis]
    return (side, side)
  }
  override func placeChildren() {
    let size = child.size(proposal)
    child.place(
      at: CGPoint(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let inner = child.size(proposal)
    let room = (size(proposal)[key.axis] - inner[key.axis]) / 2
    return child.explicitAlignment(key, proposal).map { $0 + room }
  }
}
