import DisplayList
import Foundation

/// The node of a `ViewThatFits`: one of several candidates.
///
/// 1. Each candidate's ideal size is compared with the proposal along the given axes; an axis without a
///    proposal limits nothing.
/// 2. The first that fits is chosen, the last where none does.
/// 3. The chosen one is laid out with the proposal itself.
///
/// Source: Apple's documentation of `ViewThatFits`.
final class ViewThatFitsNode: _Node {
  private let candidates: [_Node]
  private let axes: Axis.Set
  private var chosen: _Node?

  init(_ candidates: [_Node], axes: Axis.Set) {
    self.candidates = candidates
    self.axes = axes
    super.init()
    mayMoveGuides = candidates.contains { $0.mayMoveGuides }
  }

  /// Steps 1 and 2.
  private func choice(_ proposal: ProposedViewSize) -> _Node? {
    candidates.first { node in
      let ideal = node.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      func fits(_ axis: Axis) -> Bool {
        guard axes.contains(Axis.Set(axis)), let length = proposal[axis] else { return true }
        return ideal[axis] <= length + 0.001
      }
      return fits(.horizontal) && fits(.vertical)
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }
  override func placeChildren() {
    chosen = choice(proposal)
    chosen?.place(at: frame.origin, proposal)
  }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    choice(proposal)?.explicitAlignment(key, proposal)
  }
  override var children: [_Node] { chosen.map { [$0] } ?? candidates }
  override var spacing: Spacing { candidates.first?.spacing ?? Spacing() }
  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .fits(
      LayoutTrace.Fits(
        candidates: candidates.map { $0.size(.unspecified) },
        chosen: candidates.firstIndex { $0 === chosen }))
  }
  override func draw(_ context: inout DrawContext) {
    if let chosen { context.draw(chosen) }
  }
}
