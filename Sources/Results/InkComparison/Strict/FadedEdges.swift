/// The edges of a box in both pictures, where something that fades away has none: the box ends where a threshold is
/// crossed, which one shade more or less moves by many pixels. Edges don't differ where the pictures themselves don't.
struct FadedEdges {
  /// The distances of our edges from Apple's, in pixels: left, top, right, bottom. 0 where each pixel between the two is
  /// the same but for ``StrictComparison/Limit/shade``, or has its colour within a pixel in the other picture: a line that
  /// crosses the edge of a chart may lie a part of a pixel away, but be no longer or shorter. One in 500 may be a shade
  /// more away: in the charts of autoreleasefool/approach one in 700 is.
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
    var beyond = 0
    for y in strip.top..<strip.bottom {
      for x in strip.left..<strip.right {
        let i = y * apple.width + x
        let (one, other) = (apple.words[i], ours.words[i])
        if Pixels.difference(one, other) <= StrictComparison.Limit.shade { continue }
        let distance = max(
          Self.distance(one, from: ours, x, y), Self.distance(other, from: apple, x, y))
        if distance > StrictComparison.Limit.shade + 1 { return false }
        if distance > StrictComparison.Limit.shade { beyond += 1 }
      }
    }
    return beyond * 500 <= strip.area
  }

  /// The distance, 0…255, of a pixel's channels from the span of those that a picture has within a pixel of its place: at
  /// the edge of a line they lie between the line's and those beside it.
  private static func distance(
    _ word: UInt32, from picture: PictureField, _ x: Int, _ y: Int
  ) -> Int {
    let box = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
    guard let near = picture.clip(box, outset: 1) else { return 255 }
    var distance = 0
    for shift in [UInt32(0), 8, 16] {
      let value = Int(word >> shift & 255)
      var least = 255, most = 0
      for y in near.top..<near.bottom {
        for x in near.left..<near.right {
          let other = Int(picture.words[y * picture.width + x] >> shift & 255)
          least = min(least, other)
          most = max(most, other)
        }
      }
      distance = max(distance, least - value, value - most)
    }
    return distance
  }
}
