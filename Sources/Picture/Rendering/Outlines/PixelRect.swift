import DisplayList
import Foundation

/// Whole pixels: x0 ≤ x < x1, y0 ≤ y < y1.
struct PixelRect: Hashable {
  var x0: Int, y0: Int, x1: Int, y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  var width: Int { max(x1 - x0, 0) }
  var height: Int { max(y1 - y0, 0) }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// All pixels that a rectangle touches.
  init(covering rect: CGRect) {
    self.init(
      x0: Self.whole(rect.minX.rounded(.down)), y0: Self.whole(rect.minY.rounded(.down)),
      x1: Self.whole(rect.maxX.rounded(.up)), y1: Self.whole(rect.maxY.rounded(.up)))
  }

  /// All pixels that lie wholly in a rectangle.
  init(within rect: CGRect) {
    self.init(
      x0: Self.whole(rect.minX.rounded(.up)), y0: Self.whole(rect.minY.rounded(.up)),
      x1: Self.whole(rect.maxX.rounded(.down)), y1: Self.whole(rect.maxY.rounded(.down)))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let r = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return r.isEmpty ? .empty : r
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  func insetBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 - dx, y1: y1 - dy)
  }

  func offsetBy(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy)
  }

  /// A coordinate as a whole number, kept within what cairo's 24.8 numbers hold; NaN is 0.
  static func whole(_ v: CGFloat) -> Int {
    Int(clamping: v, to: -4_194_304...4_194_304)
  }
}

extension CGAffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  var determinant: CGFloat { a * d - b * c }

  /// Something can be drawn through it.
  var isUsable: Bool { isFinite && abs(determinant) > 1e-12 }

  /// Upright rectangles stay upright, and nothing is turned or mirrored.
  var isScaleAndMove: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The factors of lengths along the content's x and y axes on the device.
  var spread: (x: CGFloat, y: CGFloat) {
    if b == 0 && c == 0 { return (abs(a), abs(d)) }
    if a == 0 && d == 0 { return (abs(c), abs(b)) }
    let mean = abs(determinant).squareRoot()
    return (mean, mean)
  }
}

extension CGRect {
  /// The intersection of two rectangles; nil where it is empty, or a number isn't finite. (Foundation's
  /// `intersection` traps on the latter.)
  func common(with other: CGRect) -> CGRect? {
    let x0 = max(origin.x, other.origin.x), y0 = max(origin.y, other.origin.y)
    let x1 = min(origin.x + size.width, other.origin.x + other.size.width)
    let y1 = min(origin.y + size.height, other.origin.y + other.size.height)
    guard x1 > x0, y1 > y0, (x1 - x0).isFinite, (y1 - y0).isFinite else { return nil }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
