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
