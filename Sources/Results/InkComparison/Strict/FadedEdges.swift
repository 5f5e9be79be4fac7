/// The edges of a box in both pictures, where something that fades away has none: the box ends where a threshold is
/// crossed, which one shade more or less moves by many pixels. Edges don't differ where the pictures themselves don't.
struct FadedEdges {
  /// The distances of our edges from Apple's, in pixels: left, top, right, bottom. 0 where the pixels between the two are
  /// the same but for ``StrictComparison/Limit/shade``, all but one in 500: lines that cross an edge of a chart have 0.2 %.
  let distances: [Int]

  init(_ a: InkBox, _ b: InkBox, _ apple: PictureField, _ ours: PictureField) {
    let whole = a.union(b)
    var left = whole, top = whole, right = whole, bottom = whole
    (left.left, left.right) = Self.between(a.left, b.left)
    (top.top, top.bottom) = Self.between(a.top, b.top)
    (right.left, right.right) = Self.between(a.right, b.right)
    (bottom.top, bottom.bottom) = Self.between(a.bottom, b.bottom)
    let edges = [
      (b.left - a.left, left), (b.top - a.top, top), (b.right - a.right, right),
      (b.bottom - a.bottom, bottom),
    ]
    distances = edges.map { distance, strip in
      abs(distance) > StrictComparison.Limit.edge && Self.isSame(strip, apple, ours) ? 0 : distance
    }
  }

  /// The pixels between two edges, with one more on each side.
  private static func between(_ a: Int, _ b: Int) -> (Int, Int) { (min(a, b) - 1, max(a, b) + 1) }

  private static func isSame(
    _ strip: InkBox, _ apple: PictureField, _ ours: PictureField
  ) -> Bool {
    guard let strip = apple.clip(strip) else { return false }
    var different = 0
    for y in strip.top..<strip.bottom {
      for i in y * apple.width + strip.left..<y * apple.width + strip.right
      where Pixels.difference(apple.words[i], ours.words[i]) > StrictComparison.Limit.shade {
        different += 1
      }
    }
    return different * 500 <= strip.area
  }
}
