import SwiftUI

extension CGRect {
  /// The rectangle made smaller at its sides, by points; its size is never negative.
  func cut(
    top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0
  ) -> CGRect {
    CGRect(
      x: minX + min(left, width), y: minY + min(top, height),
      width: max(width - left - right, 0), height: max(height - top - bottom, 0))
  }
}
