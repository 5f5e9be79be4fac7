import DisplayList
import Foundation

/// Draws its content as one group with something done to it. The layout knows nothing of it.
final class EffectNode: UnaryNode {
  private let group: (CGRect) -> CompositingGroup?

  /// - Parameter group: for the content's frame; nil for nothing to do.
  init(_ child: _Node, _ group: @escaping (CGRect) -> CompositingGroup?) {
    self.group = group
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    if let group = group(frame) {
      context.group(group) { $0.draw(child) }
    } else {
      context.draw(child)
    }
  }
}

/// A modifier that only draws its content otherwise.
nonisolated struct _GroupEffect: _NodeModifier {
  typealias Body = Never
  let group: @Sendable (CGRect, EnvironmentValues) -> CompositingGroup?

  nonisolated init(_ group: @escaping @Sendable (CGRect, EnvironmentValues) -> CompositingGroup?) {
    self.group = group
  }

  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let environment = inputs.environment
    return EffectNode(node) { group($0, environment) }
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
