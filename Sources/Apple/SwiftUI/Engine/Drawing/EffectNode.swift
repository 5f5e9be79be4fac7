import DisplayList
import Foundation

/// Draws its content as one group with something done to it. The layout knows nothing of it.
final class EffectNode: UnaryNode {
  private let group: (CGRect) -> CompositingGroup?
  private let movesViews: Bool

  /// - Parameters:
  ///   - movesViews: whether views and controls are listed where the group shows them, and not where they are laid out.
  ///   - group: for the content's frame; nil for nothing to do.
  init(
    _ child: _Node, movesViews: Bool = false, _ group: @escaping (CGRect) -> CompositingGroup?
  ) {
    self.group = group
    self.movesViews = movesViews
    super.init(child)
  }

  override func draw(_ context: inout DrawContext) {
    if let group = group(frame) {
      let views = context.views.count, controls = context.controls.count
      if group.effects.count == 1, case .shadow = group.effects[0] {
        context.castShadow(group) { $0.draw(child) }
      } else {
        context.group(group) { $0.draw(child) }
      }
      if movesViews { context.move(viewsFrom: views, controlsFrom: controls, by: group.transform) }
    } else {
      context.draw(child)
    }
  }
}
