import Foundation

/// Gathers pixels into the upright rectangles around those that lie together.
struct DifferingRegions {
  /// Pixels whose squares of this side touch, with one square between them, are one region.
  private static let side = 8
  /// The most regions that are reported; more become the rectangle around them all.
  static let most = 12

  private let columns: Int, rows: Int
  /// The bounds of the differing pixels of each square; minX > maxX where none differs.
  private var boxes: [(x0: Int, y0: Int, x1: Int, y1: Int)?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    boxes = Array(repeating: nil, count: columns * rows)
  }

  mutating func add(_ x: Int, _ y: Int) {
    let index = y / Self.side * columns + x / Self.side
    guard let box = boxes[index] else {
      boxes[index] = (x, y, x + 1, y + 1)
      return
    }
    boxes[index] = (min(box.x0, x), min(box.y0, y), max(box.x1, x + 1), max(box.y1, y + 1))
  }

  /// Pixels; from the top, then from the left.
  var rectangles: [CGRect] {
    var seen = Array(repeating: false, count: boxes.count)
    var found: [CGRect] = []
    for start in boxes.indices where boxes[start] != nil && !seen[start] {
      var open = [start]
      seen[start] = true
      var rect = CGRect.null
      while let index = open.popLast() {
        guard let box = boxes[index] else { continue }
        let own = CGRect(x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0)
        rect = rect.isNull ? own : rect.union(own)
        let column = index % columns, row = index / columns
        for y in max(0, row - 2)...min(rows - 1, row + 2) {
          for x in max(0, column - 2)...min(columns - 1, column + 2) {
            let next = y * columns + x
            if !seen[next], boxes[next] != nil {
              seen[next] = true
              open.append(next)
            }
          }
        }
      }
      found.append(rect)
    }
    if found.count > Self.most { found = [found.dropFirst().reduce(found[0]) { $0.union($1) }] }
    return found.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
