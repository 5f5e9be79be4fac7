import DisplayList
import Foundation

/// A drawing that fills its frame; for the parts of controls.
final class FigureNode: _Node {
  private let commands: (CGRect) -> [Command]
  private let fixed: CGSize?
  /// Whether the drawing is aligned to whole pixels, so that its position doesn't blur it.
  private let isSnapped: Bool

  /// - Parameter size: nil to take what is proposed; points.
  init(size: CGSize? = nil, isSnapped: Bool = true, _ commands: @escaping (CGRect) -> [Command]) {
    fixed = size
    self.isSnapped = isSnapped
    self.commands = commands
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fixed ?? proposal.replacingUnspecifiedDimensions()
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    if let fixed { return (fixed[axis], fixed[axis]) }
    return (0, .infinity)
  }

  override func draw(_ context: inout DrawContext) {
    for command in commands(isSnapped ? context.snapped(frame) : frame) { context.append(command) }
  }
}
