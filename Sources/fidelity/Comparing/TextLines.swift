/// Puts glyphs together into the lines that they stand in.
enum TextLines {
  /// Boxes of about one height beside each other become one; then the dots, commas and dashes near
  /// a line join it.
  static func merge(_ boxes: [InkBox]) -> [InkBox] {
    // A colon parts two words until it has joined one of them.
    join(join(join(boxes, areNeighbours), isMark), areNeighbours)
  }

  private static func areNeighbours(_ a: InkBox, _ b: InkBox) -> Bool {
    let low = min(a.height, b.height), high = max(a.height, b.height)
    return high <= low * 2 + 2 && a.sharedRows(b) * 2 >= low && a.gap(b) > -low / 2
      && Double(a.gap(b)) <= 0.45 * Double(high)
  }

  /// A dot, comma or dash of a line.
  private static func isMark(_ a: InkBox, _ b: InkBox) -> Bool {
    let (large, small) = a.height >= b.height ? (a, b) : (b, a)
    guard small.height * 2 <= large.height, small.width <= large.height else { return false }
    let reach = large.height / 3
    let isBeside =
      Double(large.gap(small)) <= 0.4 * Double(large.height) && large.gap(small) >= 0
      && small.top >= large.top - reach && small.bottom <= large.bottom + reach
    let isDot =
      small.left >= large.left - 2 && small.right <= large.right + 2
      && small.sharedRows(large) <= 0 && small.sharedRows(large) >= -reach
    return isBeside || isDot
  }

  /// Joins what belongs together until nothing more does.
  private static func join(
    _ boxes: [InkBox], _ belong: (InkBox, InkBox) -> Bool
  ) -> [InkBox] {
    // Thousands are a photograph or noise, not text.
    guard boxes.count < 3_000 else { return boxes }
    var boxes = boxes.sorted { ($0.left, $0.top) < ($1.left, $1.top) }
    var changed = true
    while changed {
      changed = false
      var i = 0
      while i < boxes.count {
        var j = i + 1
        while j < boxes.count {
          if belong(boxes[i], boxes[j]) {
            boxes[i] = boxes[i].union(boxes[j])
            boxes.remove(at: j)
            changed = true
          } else {
            j += 1
          }
        }
        i += 1
      }
    }
    return boxes
  }
}
