import DisplayList
import Foundation
import Rendering

/// Compares pictures pixel by pixel.
package enum PictureComparison {
  /// - Returns: nil where nothing differs but what is allowed to.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - ignoring: points; what lies within counts as equal.
  ///   - allowing: colour differences up to this count as equal.
  package static func difference(
    _ expected: Bitmap, _ actual: Bitmap, scale: Double, ignoring: [CGRect] = [],
    allowing deltaE: Double = 0
  ) -> PixelDifference? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return PixelDifference(
        expected: [expected.width, expected.height], actual: [actual.width, actual.height])
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
    var known = ColorPairs()
    var regions = DifferingRegions(width: width, height: height)
    expected.withPixels { old in
      actual.withPixels { new in
        for y in 0..<height {
          let row = y * width
          guard
            memcmp(
              old.baseAddress! + row, new.baseAddress! + row, width * MemoryLayout<UInt32>.size)
              != 0
          else { continue }
          let holes = holes.filter { $0.y.contains(y) }
          for x in 0..<width {
            let p = old[row + x], q = new[row + x]
            if p == q || (!holes.isEmpty && holes.contains { $0.x.contains(x) }) { continue }
            let pair = known.difference(p, q)
            if deltaE > 0 && pair.deltaE <= deltaE { continue }
            count += 1
            worst = max(worst, pair.deltaE)
            largest = max(largest, pair.largest)
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

  private static func clamped(
    _ value: Double, _ limit: Int, _ rule: FloatingPointRoundingRule
  ) -> Int {
    Int(clamping: value.rounded(rule), to: 0...limit)
  }

  private static func rounded(_ value: Double, _ places: Double) -> Double {
    (value * places).rounded() / places
  }
}
