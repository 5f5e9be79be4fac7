import DisplayList
import Foundation

/// Draws a control that can't be used at half its strength.
///
/// Source: meshtastic/Meshtastic-Apple @9f0d810, telemetryConfig and channelForm_primary (iOS 26): the track of a switch that
/// is off is (226, 226, 227) on white instead of (197, 197, 199).
nonisolated struct DimmedWhereDisabled: _NodeModifier {
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    inputs.environment.isEnabled ? node : OpacityNode(node, 0.5)
  }
}
