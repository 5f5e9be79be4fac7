import DisplayList
import Foundation

extension CGAffineTransform {
  /// Whether something can be drawn through it: its determinant is finite and not 0.
  var isUsable: Bool {
    let area = a * d - b * c
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }
}

extension CGRect {
  /// The intersection of two rectangles; nil for none. Foundation's `intersection` stops the program
  /// where a number isn't finite.
  func common(_ other: CGRect) -> CGRect? {
    if isNull || other.isNull { return nil }
    let x0 = max(minX, other.minX), y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX), y1 = min(maxY, other.maxY)
    guard x1 > x0, y1 > y0, (x1 - x0).isFinite, (y1 - y0).isFinite else { return nil }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
