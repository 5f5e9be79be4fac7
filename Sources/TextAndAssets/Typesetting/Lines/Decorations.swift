import DisplayList
import Foundation

/// Lines under and through text.
enum Decorations {
  /// SF's own figures aren't published; these are Inter's underline (its `post` table) at SF's size.
  private static let underlineDepth = 0.1
  private static let thickness = 0.07
  /// The middle of a small letter (x height 1040 of 2048).
  private static let strikeHeight = 0.27

  static func rects(
    of run: TextRun, from left: Double, to right: Double, baseline: Double
  ) -> [(rect: CGRect, paint: Paint)] {
    guard right > left, run.underline != nil || run.strikethrough != nil else { return [] }
    let size = Double(run.font.size)
    var rects: [(rect: CGRect, paint: Paint)] = []
    func add(_ paint: Paint, _ pattern: TextRun.LinePattern, _ offset: Double) {
      let weight = thickness * size
      for (start, length) in dashes(pattern, from: left, to: right, weight: weight) {
        rects.append(
          (CGRect(x: start, y: baseline + offset * size, width: length, height: weight), paint))
      }
    }
    if let paint = run.underline { add(paint, run.underlinePattern, underlineDepth) }
    if let paint = run.strikethrough {
      add(paint, run.strikethroughPattern, -strikeHeight - thickness / 2)
    }
    return rects
  }

  /// The lengths of dashes and gaps, alternately, in multiples of the line's thickness.
  private static func lengths(_ pattern: TextRun.LinePattern) -> [Double] {
    switch pattern {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// More dashes than this in one run are drawn as a line.
  private static let most = 2000.0

  /// A pattern goes on from run to run: it is counted from the text's left edge.
  private static func dashes(
    _ pattern: TextRun.LinePattern, from left: Double, to right: Double, weight: Double
  ) -> [(start: Double, length: Double)] {
    let lengths = lengths(pattern).map { $0 * weight }
    let period = lengths.reduce(0, +)
    guard period > 0, (right - left) / period < most else { return [(left, right - left)] }
    var dashes: [(start: Double, length: Double)] = []
    var x = (left / period).rounded(.down) * period
    while x < right {
      for (index, length) in lengths.enumerated() {
        let start = max(x, left), end = min(x + length, right)
        if index % 2 == 0, end > start { dashes.append((start, end - start)) }
        x += length
      }
    }
    return dashes
  }
}
