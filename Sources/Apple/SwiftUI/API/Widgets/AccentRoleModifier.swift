import DisplayList

/// Marks what a view draws, and leaves its layout alone.
package nonisolated struct AccentRoleModifier: _NodeModifier {
  private let role: AccentRole?

  /// - Parameter role: nil for no mark.
  package nonisolated init(_ role: AccentRole?) { self.role = role }

  @MainActor package func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    guard let role, inputs.environment.splitsAccentGroups else { return node }
    return EffectNode(node) { _ in CompositingGroup(accent: role) }
  }
}
