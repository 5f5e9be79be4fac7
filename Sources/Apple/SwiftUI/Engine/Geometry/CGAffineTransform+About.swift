import DisplayList
import Foundation

extension CGAffineTransform {
  /// The map that does about `point` what this one does about the origin.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
