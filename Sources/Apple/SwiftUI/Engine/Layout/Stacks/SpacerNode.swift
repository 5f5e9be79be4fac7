import DisplayList
import Foundation

/// The node of a `Spacer`.
///
/// 1. Along the axis of its stack it takes all that is proposed, at least `minLength`; across it,
///    nothing. Outside a stack it takes both.
/// 2. Between it and its neighbours lies no spacing, in a frame neither; across it prefers none.
/// 3. Its priority is below that of all other views.
///
/// Source: OpenSwiftUI (Spacer.swift @069dd80).
final class SpacerNode: _Node {
  private let axis: Axis?
  private let minLength: CGFloat
  init(axis: Axis?, minLength: CGFloat) {
    self.axis = axis
    self.minLength = minLength.orZero
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard self.axis == nil || self.axis == axis else { return 0 }
      return max(proposal[axis] ?? minLength, minLength)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  override func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? {
    self.axis == nil || self.axis == axis ? max(proposed, minLength) : 0
  }
  override var spacing: Spacing {
    switch axis {
    case nil: .zero
    case .vertical: Spacing(top: Spacing.Edge(plain: 0), bottom: Spacing.Edge(plain: 0))
    case .horizontal:
      Spacing(top: Spacing.Edge(), bottom: Spacing.Edge(), leading: 0, trailing: 0)
    }
  }
  override var spacerLength: CGFloat? { minLength }
  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    .spacer(minLength: minLength, isHorizontal: axis.map { $0 == .horizontal })
  }
  override var layoutPriority: Double { -.infinity }
}
