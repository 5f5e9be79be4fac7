/// Groups glyphs into lines of text.
enum TextLines {
  /// Boxes of about one height beside each other become one; then the dots, commas and dashes near
  /// a line join it; then what those had parted.
  static func merge(_ boxes: [InkBox]) -> [InkBox] {
    let words = join(boxes, areNeighbours)
    var isMark: [InkBox: Bool] = [:]
    for box in words { isMark[box] = !words.contains { $0 != box && isOfAKind($0, box) } }
    let lines = join(words) { a, b in
      let (large, small) = a.height >= b.height ? (a, b) : (b, a)
      return (isMark[small] ?? true) && belongs(small, to: large)
    }
    return join(lines, areNeighbours)
  }

  private static func areNeighbours(_ a: InkBox, _ b: InkBox) -> Bool {
    let low = min(a.height, b.height), high = max(a.height, b.height)
    guard high <= low * 2 + 2 else { return false }
    let gap = a.gap(b)
    if a.sharedRows(b) * 2 >= low { return gap > -low / 2 && Double(gap) <= 0.6 * Double(high) }
    // Letters of a line that was turned meet at their corners.
    let reach = max(1, high / 10)
    return gap <= reach && -a.sharedRows(b) <= reach && max(a.width, b.width) <= high * 3
      && abs(a.left - b.left) > 1 && a.sharedRows(b) >= -1
  }

  /// The boxes are words of one line, though something may be between them.
  private static func isOfAKind(_ a: InkBox, _ b: InkBox) -> Bool {
    let low = min(a.height, b.height), high = max(a.height, b.height)
    return low >= 8 && high * 3 <= low * 4 && a.sharedRows(b) * 2 >= low && a.gap(b) <= high * 2
  }

  /// A dot, comma or dash belongs to the line that it is in or over.
  private static func belongs(_ small: InkBox, to large: InkBox) -> Bool {
    guard small.height * 2 <= large.height, small.width <= large.height else { return false }
    let reach = large.height / 3
    let isBeside =
      Double(large.gap(small)) <= 0.7 * Double(large.height) && large.gap(small) >= 0
      && small.top >= large.top - reach && small.bottom <= large.bottom + reach
    let isWithin =
      small.left >= large.left - 2 && small.right <= large.right + 2
      && small.top >= large.top - large.height / 2 && small.bottom <= large.bottom + reach
    return isBeside || isWithin
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
