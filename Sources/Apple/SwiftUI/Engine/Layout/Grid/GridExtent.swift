import Foundation

/// The room that cells need whose guides meet: before the guide and after it, and that of cells without a part in it.
struct GridExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  private var least: CGFloat = 0

  /// The length of the row or column, in points, at least 0.
  var length: CGFloat { max(before + after, least, 0) }

  /// - Parameter isGuided: whether the cell's guide meets those of the others; else it is aligned in its box.
  mutating func add(
    _ node: _Node, _ guide: AlignmentKey, _ proposal: ProposedViewSize, isGuided: Bool
  ) {
    let size = node.size(proposal)
    let length = size[guide.axis]
    guard isGuided, length.isFinite else {
      least = max(least, length)
      return
    }
    let place = ViewDimensions(node: node, proposal: proposal, size: size)[guide].orZero
    before = max(before, place)
    after = max(after, length - place)
  }

  /// The position, in points, at which the guides meet in a box: where the box has the guide, moved so that the cells
  /// stay inside.
  func line(of guide: AlignmentKey, in box: CGFloat) -> CGFloat {
    let own = guide.position(in: box)
    guard before.isFinite else { return own }
    return max(min(own, box - after), before)
  }
}
