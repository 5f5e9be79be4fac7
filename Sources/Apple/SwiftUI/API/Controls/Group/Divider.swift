import DisplayList
import Foundation

/// A hairline across the stack that it is in.
public nonisolated struct Divider: _PrimitiveView {
  public nonisolated init() {}
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(DividerNode(inputs.environment, stackAxis: inputs.stackAxis))
  }
}

final class DividerNode: _Node {
  private let environment: EnvironmentValues
  /// The direction of the line.
  private let axis: Axis
  private let thickness: CGFloat

  init(_ environment: EnvironmentValues, stackAxis: Axis?) {
    self.environment = environment
    axis = stackAxis == .horizontal ? .vertical : .horizontal
    thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
  }

  override var kind: String? { "Divider" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(axis, major: proposal[axis] ?? 10, minor: thickness)
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    axis == self.axis ? (0, .infinity) : (thickness, thickness)
  }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    context.append(
      .fill(.rect(rect), .nonZero, SeparatorShapeStyle()._paint(environment, in: rect)))
  }
}
