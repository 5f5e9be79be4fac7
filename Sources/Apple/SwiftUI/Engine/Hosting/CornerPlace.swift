import Foundation

/// Where the parts of a watch face's corner stand, in points of the picture.
package struct CornerPlace: Hashable, Sendable {
  /// What the label curves around: the middle of the face, beyond the picture's edge.
  package var center: CGPoint
  /// To the middle of the label's line.
  package var labelRadius: CGFloat
  /// The room along the curve, and across it.
  package var labelRoom: CGSize
  /// Content that stands alone: a square's middle and side.
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
