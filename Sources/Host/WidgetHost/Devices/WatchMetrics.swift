import SwiftUI

/// The figures of a watch beside its families' sizes; points.
package struct WatchMetrics: Sendable, Equatable {
  /// The display's size; set from the device's row.
  package var screen = CGSize.zero
  /// The diameter of a circular complication: the regular size of its images.
  package var circular: CGFloat
  /// The side of a corner's content that has no label.
  package var corner: CGFloat
  /// The side of a corner's content beside its label, text and gauge alike.
  package var labelledCorner: CGFloat
  /// The side of a square image in an inline complication.
  package var inline: CGFloat
  /// The size of a rectangular complication: that of a large image without a title.
  package var rectangularComplication: CGSize
  /// The size of a circular complication's default text, SF Compact Rounded medium.
  package var circularText: CGFloat
  /// The size of a corner's default text, SF Compact Rounded semibold.
  package var cornerText: CGFloat
  /// The size of a rectangular complication's default text, SF Compact Rounded medium.
  package var rectangularText: CGFloat
  /// The watch's standard text size is Extra Large instead of Large.
  package var hasLargeText: Bool
  /// The corner radius of a card in the Smart Stack. Apple publishes none; assumed.
  package var smartStackCornerRadius: CGFloat = 16

  /// The side of the square in a watch face's upper left corner that a corner's picture shows. Apple
  /// publishes none; this holds the content and its label on every case.
  var cornerCanvas: CGFloat { (screen.width * 0.384 * 2).rounded() / 2 }

  /// The positions of a corner's parts: the content as near to the display's corner as a twentieth of
  /// its width allows, the label on a circle around the face's middle that leaves the two apart. Apple
  /// publishes the sizes of both, not their distance.
  package var cornerPlace: CornerPlace {
    let edge = screen.width / 20, radius = screen.width * 0.53
    func middle(_ side: CGFloat) -> CGPoint { CGPoint(x: edge + side / 2, y: edge + side / 2) }
    return CornerPlace(
      center: CGPoint(x: screen.width / 2, y: screen.height / 2), labelRadius: radius,
      labelRoom: CGSize(width: radius * 0.84, height: (cornerText * 1.4).rounded()),
      contentCenter: middle(corner), contentSide: corner, labelledCenter: middle(labelledCorner),
      labelledSide: labelledCorner)
  }
}
