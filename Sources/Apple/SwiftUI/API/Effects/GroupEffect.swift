import DisplayList
import Foundation

/// A modifier that only draws its content otherwise.
nonisolated struct _GroupEffect: _NodeModifier {
  let group: @Sendable (CGRect, EnvironmentValues) -> CompositingGroup?
  /// Whether views are listed where the group shows them, and not where they are laid out.
  let movesViews: Bool

  nonisolated init(
    movesViews: Bool = false,
    _ group: @escaping @Sendable (CGRect, EnvironmentValues) -> CompositingGroup?
  ) {
    self.group = group
    self.movesViews = movesViews
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let environment = inputs.environment
    return EffectNode(node, movesViews: movesViews) { group($0, environment) }
  }
}

extension View {
  nonisolated func effect(_ effect: Effect) -> some View {
    modifier(_GroupEffect { _, _ in CompositingGroup(effects: [effect]) })
  }

  /// - Parameter matrix: rows for red, green, blue and alpha, five columns.
  nonisolated func colorMatrix(_ matrix: [Double]) -> some View {
    effect(.colorMatrix(matrix))
  }
}
