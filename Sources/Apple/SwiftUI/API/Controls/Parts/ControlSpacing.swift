import Foundation

/// The distance of a control from what is beside it in a stack: that of views which aren't texts.
///
/// Source: meshtastic/Meshtastic-Apple @9f0d810, takIdentitySection (iOS 26): 6 points lie between the value of a picker and
/// a callout below it, and not the distance of two texts.
nonisolated struct ControlSpacing: _NodeModifier {
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node { ControlSpacingNode(node) }
}

private final class ControlSpacingNode: UnaryNode {
  override var spacing: Spacing { Spacing() }
}
