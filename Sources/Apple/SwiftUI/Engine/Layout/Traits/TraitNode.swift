import DisplayList
import Foundation

/// The node of `layoutPriority(_:)` and `zIndex(_:)`.
///
/// 1. A layout priority is a layout's: of two the outer one counts, and frames, paddings, aspect ratios and
///    positions between it and the stack end it (their own is 0). `fixedSize` and all that isn't a layout
///    pass it on.
/// 2. A z index is a trait, set from the outside in: of two the inner one counts.
///
/// Source: OpenSwiftUI (ViewTrait.swift, LayoutPriority.swift, LayoutView.swift @069dd80).
final class TraitNode: UnaryNode {
  private let priority: Double?
  private let depth: Double?

  /// - Parameters: nil for the content's own.
  init(_ child: _Node, priority: Double?, zIndex: Double?) {
    self.priority = priority
    depth = zIndex
    super.init(child)
  }
  override var layoutPriority: Double { priority ?? child.layoutPriority }
  override var ownZIndex: Double? { child.ownZIndex ?? depth }
  override func draw(_ context: inout DrawContext) {
    if let depth, child.ownZIndex == nil, depth != 0 {
      return context.draw(child, with: ViewTrait(.zIndex, depth))
    }
    if priority ?? child.layoutPriority == child.layoutPriority { return context.draw(child) }
    context.draw(child, with: ViewTrait(.layoutPriority, layoutPriority))
  }
}
