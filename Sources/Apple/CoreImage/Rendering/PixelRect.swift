import DisplayList
import Foundation

/// A rectangle of whole pixels, its y up.
package struct PixelRect: Hashable, Sendable {
  package var x: Int, y: Int, width: Int, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The pixels that a rectangle touches; none of one without an end.
  package init(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    // Some of a rectangle's sides are sums, and not quite whole.
    let low = 1e-6, range = -1_000_000...1_000_000
    let left = Int(clamping: (rect.minX + low).rounded(.down), to: range)
    let bottom = Int(clamping: (rect.minY + low).rounded(.down), to: range)
    self.init(
      x: left, y: bottom, width: Int(clamping: (rect.maxX - low).rounded(.up), to: range) - left,
      height: Int(clamping: (rect.maxY - low).rounded(.up), to: range) - bottom)
  }

  var count: Int { width * height }
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x), bottom = max(y, other.y)
    return PixelRect(
      x: left, y: bottom, width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - bottom)
  }

  /// The most pixels that are computed at once, 256 MB of them.
  static let mostPixels = 1 << 24
}
