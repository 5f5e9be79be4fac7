/// The edges of something drawn, pixels; right and bottom are the first without ink.
package struct InkBox: Hashable, Sendable {
  package var left: Int, top: Int, right: Int, bottom: Int
  /// The number of shapes beneath it.
  package var depth = 0

  package init(left: Int, top: Int, right: Int, bottom: Int, depth: Int = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.depth = depth
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var area: Int { width * height }

  package func union(_ other: InkBox) -> InkBox {
    InkBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom), depth: min(depth, other.depth))
  }

  /// Pixels that both cover.
  package func overlap(_ other: InkBox) -> Int {
    max(0, min(right, other.right) - max(left, other.left))
      * max(0, min(bottom, other.bottom) - max(top, other.top))
  }

  /// The intersection of both as a share of their union, 0…1.
  package func likeness(_ other: InkBox) -> Double {
    let shared = overlap(other)
    return shared == 0 ? 0 : Double(shared) / Double(area + other.area - shared)
  }

  /// A word of a line that fell apart.
  package func isPiece(of whole: InkBox?) -> Bool {
    guard let whole else { return false }
    return overlap(whole) * 10 >= area * 8 && height * 5 >= whole.height * 2
  }

  /// Whether two boxes overlap by a fifth of the smaller one.
  package func touches(_ other: InkBox) -> Bool { overlap(other) * 5 >= min(area, other.area) }

  /// Pixels between the two from side to side; negative where they overlap.
  package func gap(_ other: InkBox) -> Int { max(left, other.left) - min(right, other.right) }

  /// Rows that both have.
  package func sharedRows(_ other: InkBox) -> Int {
    min(bottom, other.bottom) - max(top, other.top)
  }
}
