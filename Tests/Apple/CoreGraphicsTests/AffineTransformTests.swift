import CoreGraphics
import Foundation
import Testing

/// Expectations: the matrices of Apple's "CGAffineTransform" reference, multiplied by hand.
@Suite struct AffineTransformTests {
  @Test func rotationTurnsTheXAxisTowardsTheYAxis() {
    let p = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(p.x) < 1e-15)
    #expect(p.y == 2)
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      move.concatenating(scale) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(
      scale.concatenating(move) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
  }

  @Test func translatedByMovesInTheTransformsOwnSpace() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
  }

  @Test func invertedUndoesTheTransform() {
    // 1 · x' = 4x + 3y + 5, y' = 2x + 2y + 7 has the determinant 4 · 2 − 2 · 3 = 2.
    let inverse = CGAffineTransform(a: 4, b: 2, c: 3, d: 2, tx: 5, ty: 7).inverted()
    #expect(inverse == CGAffineTransform(a: 1, b: -1, c: -1.5, d: 2, tx: 5.5, ty: -9))
  }

  /// Apple: a transform that cannot be inverted "is returned unchanged".
  @Test func aTransformWithoutAnInverseIsReturnedUnchanged() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func aTransformedRectangleIsTheBoxAroundItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -2, y: 1))
        == CGRect(x: -8, y: 2, width: 6, height: 4))
    // A shear of the x axis by the height: x' = x + y.
    #expect(
      rect.applying(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        == CGRect(x: 3, y: 2, width: 7, height: 4))
  }

  @Test func aSizeIsNotMovedByATranslation() {
    let t = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 5, height: 7).applying(t) == CGSize(width: 17, height: 21))
  }

  @Test func theIdentityIsRecognised() {
    #expect(CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(scaleX: 2, y: 2).scaledBy(x: 0.5, y: 0.5).isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }
}
