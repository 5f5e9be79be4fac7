import Foundation

/// Room that grows along the axis of the stack it is in.
public nonisolated struct Spacer: _PrimitiveView {
  public var minLength: CGFloat?

  /// - Parameter minLength: points; nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      SpacerNode(
        axis: inputs.environment.fields.stackAxis, minLength: view.minLength ?? Spacing.standard))
  }
}

final class SpacerNode: _Node {
  private let axis: Axis?
  private let minLength: CGFloat
  init(axis: Axis?, minLength: CGFloat) {
    self.axis = axis
    self.minLength = minLength
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(proposal[axis] ?? minLength, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  override var spacing: Spacing { .zero }
  override var layoutPriority: Double { -.infinity }
  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    self.axis == nil || self.axis == axis ? (minLength, .infinity) : (0, 0)
  }
}
