import DisplayList
import Foundation
import SystemDesigns

/// A button's label on its plate.
struct BorderedButton: _PartView {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  var isGlass = false

  var body: some View {
    ButtonPlate(
      content: configuration.label, role: configuration.role,
      look: isGlass ? .glass(isProminent: isProminent) : isProminent ? .prominent : .bordered)
  }
}

/// What a bordered button and a toggle that looks like one stand on.
struct ButtonPlate<Content: View>: _PartView {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.systemDesign) private var design
  let content: Content
  let role: ButtonRole?
  let look: PlateLook

  var body: some View {
    content
      .modifier(PlateForeground(role: role, look: look))
      .changingEnvironment { $0.font = $0.font ?? metrics.font }
      .padding(.horizontal, shape.kind == .circle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .modifier(SquareForCircle(isActive: shape.kind == .circle))
      .modifier(Plate(radius: radius, role: role, look: look))
  }

  private var metrics: ButtonMetrics { ButtonMetrics(size) }

  /// nil for a capsule; points.
  private var radius: CGFloat? {
    switch shape.kind {
    case .capsule, .circle: nil
    case .automatic:
      design.controls.hasCapsuleButtons || surface == .widget ? nil : metrics.radius
    case .rounded(let radius): radius ?? metrics.radius ?? 8
    }
  }
}

/// Points: UIKit's button configurations, 28, 34 and 50 high around their texts. The corners, and
/// what is larger than large, are assumed: no picture of Apple's with such a button was found.
struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// nil for a capsule.
  let radius: CGFloat?
  let font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, radius, font) = (10, 5, nil, .subheadline)
    case .regular: (horizontal, vertical, radius, font) = (12, 7, 8, .body)
    case .large: (horizontal, vertical, radius, font) = (20, 15, 12, .body)
    case .extraLarge: (horizontal, vertical, radius, font) = (24, 20, 16, .body)
    }
  }
}

/// A circle's button is as wide as high.
private nonisolated struct SquareForCircle: _NodeModifier {
  typealias Body = Never
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
