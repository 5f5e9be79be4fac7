import Foundation

/// The positions of the parts in a watch face's corner, in points of the picture.
package struct CornerPlace: Hashable, Sendable {
  /// The point that the label curves around: the middle of the face, beyond the picture's edge.
  package var center: CGPoint
  /// The distance from the centre to the middle of the label's line.
  package var labelRadius: CGFloat
  /// The length along the curve, and across it.
  package var labelRoom: CGSize
  /// Content without a label: a square's middle and side.
  package var contentCenter: CGPoint
  package var contentSide: CGFloat
  /// Content that has a label beside it.
  package var labelledCenter: CGPoint
  package var labelledSide: CGFloat

  package init(
    center: CGPoint, labelRadius: CGFloat, labelRoom: CGSize, contentCenter: CGPoint,
    contentSide: CGFloat, labelledCenter: CGPoint, labelledSide: CGFloat
  ) {
    self.center = center
    self.labelRadius = labelRadius
    self.labelRoom = labelRoom
    self.contentCenter = contentCenter
    self.contentSide = contentSide
    self.labelledCenter = labelledCenter
    self.labelledSide = labelledSide
  }
}
