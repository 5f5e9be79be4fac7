import Foundation
import Testing

@testable import DisplayList

@Suite struct ContinuousCornerTests {
  /// PaintCode's analysis of UIKit's rounded rectangles: the curve begins 1.52866498 radii from the
  /// corner.
  @Test func aSmoothCornerBeginsAtItsReach() {
    let curves = ContinuousCorner.curves(
      corner: .zero, radius: CGSize(width: 10, height: 10), smoothness: (1, 1))
    #expect(curves.count == 10)
    #expect(abs(curves[0].x - 15.2866498) < 1e-9 && curves[0].y == 0)
    #expect(abs(curves[9].y - 15.2866498) < 1e-9 && curves[9].x == 0)
  }

  /// A circle's corner begins one radius from the corner, and its middle lies at 1 − √½ radii.
  @Test func aCornerWithoutSmoothnessIsACircle() {
    let curves = ContinuousCorner.curves(
      corner: .zero, radius: CGSize(width: 10, height: 10), smoothness: (0, 0))
    #expect(curves.first == CGPoint(x: 10, y: 0) && curves.last == CGPoint(x: 0, y: 10))
    for end in [curves[3], curves[6]] {
      let distance = ((end.x - 10) * (end.x - 10) + (end.y - 10) * (end.y - 10)).squareRoot()
      #expect(abs(distance - 10) < 0.001)
    }
  }

  @Test(
    arguments: [
      (10, 10, 0), (10, 5, 0), (10, 15.2866498, 1), (10, 40, 1), (0, 10, 0), (-3, 10, 0),
      (10, 12.6433249, 0.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func smoothnessGrowsWithHalfTheSide(
    _ radius: CGFloat, _ half: CGFloat, _ expected: CGFloat
  ) {
    #expect(abs(ContinuousCorner.smoothness(radius: radius, room: half) - expected) < 1e-9)
  }
}
