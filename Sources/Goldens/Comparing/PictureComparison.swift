import DisplayList
import Foundation
import Rendering

/// Compares pictures pixel by pixel.
package enum PictureComparison {
  /// nil where nothing differs but what is allowed to.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - ignoring: points; what lies within counts as equal.
  ///   - allowing: colour differences up to this count as equal.
  package static func difference(
    _ expected: Bitmap, _ actual: Bitmap, scale: Double, ignoring: [CGRect] = [],
    allowing deltaE: Double = 0
  ) -> PixelDifference? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return PixelDifference(
        count: 0, share: 1, largest: 255, deltaE: 0, regions: [],
        sizes: .init(
          expected: [expected.width, expected.height], actual: [actual.width, actual.height]))
    }
    if Bitmap.hasEqualPixels(expected, actual) { return nil }
    let width = expected.width, height = expected.height
    let holes = ignoring.map { rect in
      (
        x: clamped(rect.minX * scale, width, .down)..<clamped(rect.maxX * scale, width, .up),
        y: clamped(rect.minY * scale, height, .down)..<clamped(rect.maxY * scale, height, .up)
      )
    }
    var count = 0, largest = 0, worst = 0.0
    var regions = DifferingRegions(width: width, height: height)
    expected.withPixels { old in
      actual.withPixels { new in
        for y in 0..<height {
          let holes = holes.filter { $0.y.contains(y) }
          for x in 0..<width {
            let p = old[y * width + x], q = new[y * width + x]
            if p == q || holes.contains(where: { $0.x.contains(x) }) { continue }
            let (a, b) = (onWhite(p), onWhite(q))
            // Transparent pixels look alike whatever their colour, and so may others on white alone;
            // they are different pictures all the same.
            let difference = ColorDifference.deltaE(
              ColorDifference.lab(red: a.0, green: a.1, blue: a.2),
              ColorDifference.lab(red: b.0, green: b.1, blue: b.2))
            if deltaE > 0 && difference <= deltaE { continue }
            count += 1
            worst = max(worst, difference)
            for shift in [0, 8, 16, 24] as [UInt32] {
              largest = max(largest, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
            }
            regions.add(x, y)
          }
        }
      }
    }
    guard count > 0 else { return nil }
    return PixelDifference(
      count: count, share: rounded(Double(count) / Double(width * height), 1e6), largest: largest,
      deltaE: rounded(worst, 100),
      regions: regions.rectangles.map {
        CGRect(
          x: rounded($0.minX / scale, 1000), y: rounded($0.minY / scale, 1000),
          width: rounded($0.width / scale, 1000), height: rounded($0.height / scale, 1000))
      })
  }

  private static func onWhite(_ word: UInt32) -> (Int, Int, Int) {
    let rest = 255 - Int(word >> 24)
    return (
      min(255, Int(word >> 16 & 255) + rest), min(255, Int(word >> 8 & 255) + rest),
      min(255, Int(word & 255) + rest)
    )
  }

  private static func clamped(
    _ value: Double, _ limit: Int, _ rule: FloatingPointRoundingRule
  ) -> Int {
    guard value > 0 else { return 0 }
    return value >= Double(limit) ? limit : Int(value.rounded(rule))
  }

  private static func rounded(_ value: Double, _ places: Double) -> Double {
    (value * places).rounded() / places
  }
}

/// Gathers pixels into the upright rectangles around those that lie together.
struct DifferingRegions {
  /// Pixels whose squares of this side touch, with one square between them, are one region.
  private static let side = 8
  /// More regions than this say no more than the rectangle around them all.
  static let most = 12

  private let columns: Int, rows: Int
  /// Of each square: the pixels' bounds; minX > maxX where none differs.
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
