import DisplayList
import Foundation

/// A hairline across the stack it stands in.
public nonisolated struct Divider: _PrimitiveView {
  public nonisolated init() {}
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(DividerNode(inputs.environment))
  }
}

final class DividerNode: _Node {
  private let environment: EnvironmentValues
  /// The direction of the line.
  private let axis: Axis
  private let thickness: CGFloat

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    axis = environment.fields.stackAxis == .horizontal ? .vertical : .horizontal
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
    // Source: OpenSwiftUI's reading of SwiftUI's plain divider style.
    let color =
      environment.colorScheme == .dark
      ? RGBA(84 / 255, 84 / 255, 88 / 255, 0.6) : RGBA(60 / 255, 60 / 255, 67 / 255, 0.29)
    context.append(.fill(.rect(context.snapped(frame)), .nonZero, .color(color)))
  }
}
