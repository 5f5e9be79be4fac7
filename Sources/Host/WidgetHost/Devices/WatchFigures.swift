import SwiftUI
import WidgetKitCore

/// A watch's complications, in points.
///
/// Source: Apple's Human Interface Guidelines, Complications, Specifications: the sizes of images in
/// each family, which are the room that their content has; and of default text, SF Compact Rounded.
/// Series 10's cases of 42 and 46 mm aren't in them and have the figures of the next one.
package struct WatchFigures: Sendable, Equatable {
  /// Across the glass: its resolution at two pixels a point.
  package var screen: CGSize
  /// Regular: circular images.
  package var circular: CGFloat
  /// A corner's content, alone.
  package var corner: CGFloat
  /// A corner's content beside its label: text and gauge alike.
  package var labelledCorner: CGFloat
  /// Square images of inline complications. How long their line is isn't published; the Smart Stack's
  /// width is taken.
  package var inline: CGFloat
  /// Large images without a title.
  package var rectangularComplication: CGSize
  /// Default text, medium.
  package var circularText: CGFloat
  /// Default text, semibold.
  package var cornerText: CGFloat
  /// Default text, medium.
  package var rectangularText: CGFloat
  /// The watch's own text size is Extra Large, not Large: cases of 44 mm and more (guidelines,
  /// Typography).
  package var hasLargeText: Bool
  /// No published figure.
  package var isAssumed = false

  /// The part of the face, in its upper left, that a corner's picture shows: a square. Apple
  /// publishes none; this holds the content and its label on every case.
  package var cornerCanvas: CGFloat { (screen.width * 0.384 * 2).rounded() / 2 }

  /// Where a corner's parts stand: the content as near to the glass's corner as a twentieth of its width
  /// lets it, the label on a circle around the face's middle that leaves both apart. How far Apple
  /// keeps them from each other isn't published; the sizes of both are.
  package var cornerPlace: CornerPlace {
    let edge = screen.width / 20, radius = screen.width * 0.53
    func middle(_ side: CGFloat) -> CGPoint { CGPoint(x: edge + side / 2, y: edge + side / 2) }
    return CornerPlace(
      center: CGPoint(x: screen.width / 2, y: screen.height / 2), labelRadius: radius,
      labelRoom: CGSize(width: radius * 0.84, height: (cornerText * 1.4).rounded()),
      contentCenter: middle(corner), contentSide: corner, labelledCenter: middle(labelledCorner),
      labelledSide: labelledCorner)
  }

  /// - Returns: nil for a case that there isn't.
  static func figures(millimetres: Int) -> WatchFigures? {
    func make(
      _ width: CGFloat, _ height: CGFloat, _ row: Int, isAssumed: Bool = false
    ) -> WatchFigures {
      let rows: [[CGFloat]] = [
        [42, 32, 20, 22, 162, 69, 12, 10, 16.5],
        [44.5, 34, 21, 23.5, 171.5, 73, 12.5, 10.5, 17.5],
        [47, 36, 22, 25, 184, 78, 13, 11, 18],
        [50, 38, 24, 26, 193, 82, 14.5, 12, 19.5],
      ]
      let r = rows[row]
      return WatchFigures(
        screen: CGSize(width: width, height: height), circular: r[0], corner: r[1],
        labelledCorner: r[2], inline: r[3],
        rectangularComplication: CGSize(width: r[4], height: r[5]), circularText: r[6],
        cornerText: r[7], rectangularText: r[8], hasLargeText: millimetres >= 44,
        isAssumed: isAssumed)
    }
    return switch millimetres {
    case 40: make(162, 197, 0)
    case 41: make(176, 215, 1)
    case 42: make(187, 223, 2, isAssumed: true)
    case 44: make(184, 224, 2)
    case 45: make(198, 242, 3)
    case 46: make(208, 248, 3, isAssumed: true)
    case 49: make(205, 251, 3)
    default: nil
    }
  }
}
