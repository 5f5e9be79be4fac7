import Foundation

/// A distance or a growth, in points to the right and down.
package struct Shift: Hashable, Sendable {
  package var dx: CGFloat
  package var dy: CGFloat

  package static let zero = Shift(dx: 0, dy: 0)

  /// Less isn't visible, not even at three pixels per point.
  static let visible: CGFloat = 0.1

  package init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The distance between the corners of two frames, where it is visible.
  static func move(_ a: CGRect, _ b: CGRect) -> Shift {
    Shift(dx: b.minX - a.minX, dy: b.minY - a.minY).visiblePart
  }

  /// The difference of two frames' sizes, where it is visible.
  static func growth(_ a: CGRect, _ b: CGRect) -> Shift {
    Shift(dx: b.width - a.width, dy: b.height - a.height).visiblePart
  }

  var visiblePart: Shift {
    Shift(dx: abs(dx) < Self.visible ? 0 : dx, dy: abs(dy) < Self.visible ? 0 : dy)
  }
}
