import Foundation

/// Apple's corner of continuous curvature: three cubics that leave the side 1.53 radii before the
/// corner. The figures, in radii from the corner, are those of PaintCode's analysis of UIKit's
/// rounded rectangles (paintcodeapp.com, "Code for iOS 7 rounded rectangles").
///
/// On a side that is too short for that, the curve changes gradually into a circle's, which it is
/// when two corners meet. (UIKit switches between three shapes there; SwiftUI doesn't.)
package enum ContinuousCorner {
  /// The distance, in radii, at which the curve leaves a side that is long enough.
  package static let reach: CGFloat = 1.52866498

  /// A position relative to the corner: `along` the side that the curve comes from, `away` from it. It is
  /// given for the smooth corner and for a circle cut at the same angle.
  private struct Position {
    var smooth: (along: CGFloat, away: CGFloat)
    var circle: (along: CGFloat, away: CGFloat)

    func at(_ smoothness: CGFloat) -> (along: CGFloat, away: CGFloat) {
      (
        circle.along + smoothness * (smooth.along - circle.along),
        circle.away + smoothness * (smooth.away - circle.away)
      )
    }
  }

  private static let start = Position(smooth: (reach, 0), circle: (1, 0))
  private static let leaving = Position(smooth: (1.08849296, 0), circle: (0.87326017, 0))
  private static let nearing = Position(smooth: (0.86840694, 0), circle: (0.74767556, 0.02409254))
  private static let join = Position(
    smooth: (0.63149379, 0.07491139), circle: (0.62993359, 0.07099470))
  private static let middle = Position(
    smooth: (0.37282383, 0.16905956), circle: (0.37476583, 0.17263999))

  /// The smoothness of a corner on a side of which half is `room` long: 0 for a circle, 1 for the
  /// full curve.
  package static func smoothness(radius: CGFloat, room: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return min(max((room / radius - 1) / (reach - 1), 0), 1)
  }

  /// One corner, from the side along x to the side along y.
  ///
  /// - Parameters:
  ///   - corner: where the sides would meet.
  ///   - radius: with signs, so that it points into the rectangle.
  ///   - smoothness: on each of the two sides.
  /// - Returns: where the curve begins, and three cubics: two controls and the end of each.
  package static func curves(
    corner: CGPoint, radius: CGSize, smoothness: (x: CGFloat, y: CGFloat)
  ) -> [CGPoint] {
    func onX(_ position: Position) -> CGPoint {
      let p = position.at(smoothness.x)
      return CGPoint(x: corner.x + p.along * radius.width, y: corner.y + p.away * radius.height)
    }
    func onY(_ position: Position) -> CGPoint {
      let p = position.at(smoothness.y)
      return CGPoint(x: corner.x + p.away * radius.width, y: corner.y + p.along * radius.height)
    }
    return [
      onX(start), onX(leaving), onX(nearing), onX(join), onX(middle), onY(middle), onY(join),
      onY(nearing), onY(leaving), onY(start),
    ]
  }
}
