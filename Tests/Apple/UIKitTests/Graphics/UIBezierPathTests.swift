import CoreGraphics
import Foundation
import Testing
import UIKit

/// Expectations: plane geometry by hand. The y axis points down.
@Suite struct UIBezierPathTests {
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func onlyTheNamedCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(point(1, 1)) && !path.contains(point(99, 59)))
    #expect(path.contains(point(99, 1)) && path.contains(point(1, 59)))
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 60)))
  }

  @Test func aRadiusOfZeroLeavesARectangle() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0)
    #expect(path.contains(point(0.01, 0.01)))
  }

  /// An arc as it is seen: from three o'clock clockwise to six o'clock is the lower right quarter.
  @Test(arguments: [
    (true, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (false, CGRect(x: -10, y: -10, width: 20, height: 20)),
  ])
  func arcsGoClockwiseAsTheyAreSeen(_ isClockwise: Bool, _ expected: CGRect) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
    #expect(isClose(path.bounds, expected))
  }

  @Test func theFillRuleDecidesAboutTheHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(point(5, 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(point(5, 5)) && path.contains(point(1, 1)))
  }

  @Test func linesBeforeTheFirstMoveAreIgnored() {
    let path = UIBezierPath()
    path.addLine(to: point(5, 5))
    path.addQuadCurve(to: point(5, 5), controlPoint: point(1, 1))
    path.addCurve(to: point(5, 5), controlPoint1: point(1, 1), controlPoint2: point(2, 2))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func closingReturnsToTheStart() {
    let path = UIBezierPath()
    path.move(to: point(2, 3))
    path.addLine(to: point(8, 3))
    path.addLine(to: point(8, 9))
    #expect(path.currentPoint == point(8, 9))
    path.close()
    #expect(path.currentPoint == point(2, 3))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func aTransformMovesEveryPoint() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    #expect(path.bounds == CGRect(x: 12, y: 4, width: 6, height: 8))
    #expect(path.cgPath.boundingBox == CGRect(x: 12, y: 4, width: 6, height: 8))
  }
}
