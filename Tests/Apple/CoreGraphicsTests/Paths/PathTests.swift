import CoreGraphics
import Foundation
import Testing

/// Expectations: plane geometry by hand, and the words of Apple's "CGPath" reference.
@Suite struct PathTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func isClose(_ a: CGRect, _ b: CGRect, within limit: CGFloat = 0.01) -> Bool {
    abs(a.minX - b.minX) < limit && abs(a.minY - b.minY) < limit && abs(a.maxX - b.maxX) < limit
      && abs(a.maxY - b.maxY) < limit
  }

  // MARK: Bounds

  /// The parabola through (0, 0) and (100, 0) with the control (50, 80) is 40 high.
  @Test func boundingBoxHoldsControlsAndBoundingBoxOfPathDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 80))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 40)))
  }

  @Test func anEmptyPathHasTheNullRectangle() {
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func anInitialTransformMovesTheFigure() {
    var transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20)
    let rect = CGRect(x: 1, y: 1, width: 4, height: 4)
    let expected = CGRect(x: 12, y: 23, width: 8, height: 12)
    #expect(CGPath(rect: rect, transform: &transform).boundingBoxOfPath == expected)
    #expect(isClose(CGPath(ellipseIn: rect, transform: &transform).boundingBoxOfPath, expected))
    #expect(square(1, 1, 4).copy(using: &transform)?.boundingBoxOfPath == expected)
  }

  // MARK: Points inside

  @Test func twoSquaresOfOneDirectionLeaveAHoleByEvenOddOnly() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
    ])
    let hole = CGPoint(x: 5, y: 5), ring = CGPoint(x: 1, y: 5)
    #expect(path.contains(hole, using: .winding) && path.contains(ring, using: .winding))
    #expect(!path.contains(hole, using: .evenOdd) && path.contains(ring, using: .evenOdd))
  }

  @Test func aCircleContainsWhatIsNearerThanItsRadius() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    // 7² + 7² = 98 < 100; 7.2² + 7.2² = 103.68.
    #expect(circle.contains(CGPoint(x: 7, y: 7)))
    #expect(!circle.contains(CGPoint(x: 7.2, y: 7.2)))
  }

  @Test func roundedCornersAreCutOff() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerWidth: 10, cornerHeight: 10,
      transform: nil)
    // From the corner circle's centre (10, 10): (2, 2) is 11.3 away, (4, 4) is 8.5.
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func cornersAreLimitedToHalfTheSides() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 50, cornerHeight: 50,
      transform: nil)
    // A circle of radius 10 remains.
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 3.2, y: 3.2)))
  }

  @Test func containsMapsThePathAndNotThePoint() {
    let move = CGAffineTransform(translationX: 100, y: 0)
    #expect(square(0, 0, 10).contains(CGPoint(x: 105, y: 5), transform: move))
    #expect(!square(0, 0, 10).contains(CGPoint(x: 5, y: 5), transform: move))
  }

  // MARK: Building

  @Test func closingReturnsToTheStartOfTheSubpath() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 3, y: 4), CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 9),
    ])
    #expect(path.currentPoint == CGPoint(x: 10, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  /// The direction of arcs: where the y axis points up, not clockwise is towards larger angles.
  @Test(arguments: [
    (false, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (true, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func anArcGoesTheWayThatClockwiseStates(_ isClockwise: Bool, _ bounds: CGRect) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
    #expect(isClose(path.boundingBoxOfPath, bounds))
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(isClose(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10)))
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  /// A right angle's tangent points lie one radius from its corner.
  @Test func aTangentArcRoundsTheCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)))
  }

  @Test func aMutableCopyLeavesTheOriginalAlone() throws {
    let original = square(0, 0, 10)
    let copy = try #require(original.mutableCopy())
    copy.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    #expect(original.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 25, height: 10))
  }

  @Test func pathsOfTheSameSegmentsAreEqual() {
    #expect(square(1, 2, 3) == square(1, 2, 3))
    #expect(square(1, 2, 3).hashValue == square(1, 2, 3).hashValue)
    #expect(square(1, 2, 3) != square(1, 2, 4))
  }

  // MARK: Areas

  /// Two squares of 10, of which the second is moved by (5, 5): they share (5, 5) to (10, 10).
  @Test func areasCombineAsSetsDo() {
    let a = square(0, 0, 10), b = square(5, 5, 10)
    let first = CGPoint(x: 2, y: 2), both = CGPoint(x: 7, y: 7), second = CGPoint(x: 12, y: 12)
    func inside(_ path: CGPath) -> [Bool] { [first, both, second].map { path.contains($0) } }
    #expect(inside(a.union(b)) == [true, true, true])
    #expect(inside(a.intersection(b)) == [false, true, false])
    #expect(inside(a.subtracting(b)) == [true, false, false])
    #expect(inside(a.symmetricDifference(b)) == [true, false, true])
    #expect(
      isClose(a.intersection(b).boundingBoxOfPath, CGRect(x: 5, y: 5, width: 5, height: 5)))
    #expect(
      isClose(a.union(b).boundingBoxOfPath, CGRect(x: 0, y: 0, width: 15, height: 15)))
  }

  @Test func pathsThatShareNoAreaDoNotIntersect() {
    #expect(square(0, 0, 10).intersects(square(5, 5, 10)))
    #expect(!square(0, 0, 10).intersects(square(20, 0, 10)))
  }

  @Test func aLineIsCutAtTheArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
    let inside = line.lineIntersection(square(0, 0, 10)).boundingBoxOfPath
    #expect(isClose(inside, CGRect(x: 0, y: 5, width: 10, height: 0)))
    let outside = line.lineSubtracting(square(0, 0, 10)).boundingBoxOfPath
    #expect(isClose(outside, CGRect(x: -5, y: 5, width: 20, height: 0)))
  }
}
