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

/// Source: OpenSwiftUI's account (Spacer.swift @069dd80): nothing between it and its neighbours in the
/// stack, by a frame around it neither; no wishes across.
final class SpacerNode: _Node {
  private let axis: Axis?
  private let minLength: CGFloat
  init(axis: Axis?, minLength: CGFloat) {
    self.axis = axis
    self.minLength = minLength.orZero
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(proposal[axis] ?? minLength, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  override var spacing: Spacing {
    switch axis {
    case nil: .zero
    case .vertical: Spacing(top: Spacing.Edge(plain: 0), bottom: Spacing.Edge(plain: 0))
    case .horizontal:
      Spacing(top: Spacing.Edge(), bottom: Spacing.Edge(), leading: 0, trailing: 0)
    }
  }
  override var spacerLength: CGFloat? { minLength }
  override var layoutPriority: Double { -.infinity }
}
