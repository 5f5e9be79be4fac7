import Foundation

extension _Node {
  /// The position of this view's corner at which its guides meet those of a box of `size`.
  final func aligned(
    _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    let own = anchor(alignment, proposal)
    let box = alignment.point(in: size)
    return CGPoint(x: box.x - own.x, y: box.y - own.y)
  }
}
