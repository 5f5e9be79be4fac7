import CoreGraphics
import Foundation
import Testing

@Suite struct GeometryFunctionTests {
  private let a = CGRectMake(0, 0, 10, 6), b = CGRectMake(4, 3, 10, 10)

  @Test func makersTakeTheirArgumentsInOrder() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func unionAndIntersectionAreTheOuterAndTheSharedRectangle() {
    #expect(CGRectUnion(a, b) == CGRectMake(0, 0, 14, 13))
    #expect(CGRectIntersection(a, b) == CGRectMake(4, 3, 6, 3))
    #expect(CGRectIsNull(CGRectIntersection(a, CGRectMake(20, 0, 1, 1))))
  }

  @Test func insetShrinksEverySide() {
    #expect(CGRectInset(a, 2, 1) == CGRectMake(2, 1, 6, 4))
    #expect(CGRectInset(a, -2, 0) == CGRectMake(-2, 0, 14, 6))
  }

  @Test func offsetMovesTheOrigin() { #expect(CGRectOffset(a, 3, -2) == CGRectMake(3, -2, 10, 6)) }

  @Test func integralGrowsToWholeNumbers() {
    #expect(CGRectIntegral(CGRectMake(0.5, -0.25, 1, 1)) == CGRectMake(0, -1, 2, 2))
  }

  @Test func theNearEdgesBelongToARectangleAndTheFarOnesDoNot() {
    #expect(CGRectContainsPoint(a, CGPointMake(0, 0)))
    #expect(!CGRectContainsPoint(a, CGPointMake(10, 0)))
    #expect(!CGRectContainsPoint(a, CGPointMake(0, 6)))
  }

  @Test func edgesAndMiddlesAreMeasuredFromTheOrigin() {
    #expect(CGRectGetMinX(b) == 4 && CGRectGetMidX(b) == 9 && CGRectGetMaxX(b) == 14)
    #expect(CGRectGetMinY(b) == 3 && CGRectGetMidY(b) == 8 && CGRectGetMaxY(b) == 13)
    #expect(CGRectGetWidth(a) == 10 && CGRectGetHeight(a) == 6)
  }

  @Test func comparisonsFollowTheRectangles() {
    #expect(CGRectIntersectsRect(a, b) && !CGRectIntersectsRect(a, CGRectMake(20, 20, 1, 1)))
    #expect(CGRectContainsRect(a, CGRectMake(1, 1, 2, 2)) && !CGRectContainsRect(a, b))
    #expect(CGRectEqualToRect(a, CGRectMake(0, 0, 10, 6)) && !CGRectEqualToRect(a, b))
    #expect(CGRectIsEmpty(CGRectMake(3, 3, 0, 5)) && !CGRectIsEmpty(a))
    #expect(CGRectIsInfinite(.infinite) && !CGRectIsInfinite(a))
  }
}
