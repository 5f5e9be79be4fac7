import Foundation
import Testing

@testable import DisplayList

@Suite struct GeometryTests {
  @Test func transformsCombineInCoreGraphicsOrder() {
    let t = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 12, y: 2).applying(t.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test func quarterTurnsAreExactInYPointingDown() {
    // A quarter turn clockwise takes the right to the bottom.
    let t = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(t.b == 1 && t.c == -1 && abs(t.a) < 1e-16 && abs(t.d) < 1e-16)
  }
}

@Suite struct ProjectionTests {
  /// w = 1 + x / 100.
  private let perspective = Projection(1, 0, 0.01, 0, 1, 0, 0, 0, 1)

  @Test func pointsAreDividedByTheirDepth() {
    #expect(perspective.map(CGPoint(x: 100, y: 40)) == CGPoint(x: 50, y: 20))
    #expect(perspective.map(.zero) == .zero)
  }

  @Test func pointsBehindTheEyeAreNotSeen() {
    #expect(perspective.map(CGPoint(x: -100, y: 0)) == nil)
    #expect(perspective.map(CGPoint(x: -150, y: 0)) == nil)
  }

  @Test func anAffineTransformIsAProjectionOfDepthOne() {
    let t = Projection(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect(t.rows == [2, 3, 0, 4, 5, 0, 6, 7, 1])
    #expect(t.map(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 15))
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let move = Projection(CGAffineTransform(translationX: 100, y: 0))
    // First to x = 100, then half of it; the other way 0 stays 0 and is moved.
    #expect(move.concatenating(perspective).map(.zero) == CGPoint(x: 50, y: 0))
    #expect(perspective.concatenating(move).map(.zero) == CGPoint(x: 100, y: 0))
  }

  @Test func theInverseUndoesTheProjection() throws {
    // x' = x / (1 + x / 100) is undone by x = x' / (1 − x' / 100).
    let inverse = try #require(perspective.inverse)
    #expect(inverse.rows == [1, 0, -0.01, 0, 1, 0, 0, 0, 1])
  }

  @Test func aFlatProjectionHasNoInverse() {
    #expect(Projection(1, 2, 0, 2, 4, 0, 0, 0, 1).inverse == nil)
    #expect(Projection(.nan, 0, 0, 0, 1, 0, 0, 0, 1).inverse == nil)
  }

  @Test func boundsAreThoseOfTheProjectedCorners() throws {
    let bounds = try #require(
      perspective.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(bounds == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(perspective.bounds(of: CGRect(x: -300, y: 0, width: 100, height: 9)) == nil)
  }
}
