import DisplayList
import Foundation

/// Draws a control that can't be used at half its strength.
///
/// The half is assumed: no picture of Apple's with a disabled control was found.
nonisolated struct DimmedWhereDisabled: _NodeModifier {
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.environment.isEnabled ? node : OpacityNode(node, 0.5)
  }
}
