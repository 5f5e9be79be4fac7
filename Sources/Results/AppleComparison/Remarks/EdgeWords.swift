import Foundation
import InkComparison

/// The words for distances of boxes, in points.
enum EdgeWords {
  /// `is 2 pt lower and 3 pt wider than` for our box beside Apple's.
  static func text(_ own: InkBox, _ apple: InkBox, _ scale: Double) -> String {
    let left = Double(own.left - apple.left) / scale
    let top = Double(own.top - apple.top) / scale
    let width = Double(own.width - apple.width) / scale
    let height = Double(own.height - apple.height) / scale
    var words: [String] = []
    // A box that grew to both sides has not moved.
    let across = abs(left + width / 2) >= abs(left) ? left : left + width / 2
    let down = abs(top + height / 2) >= abs(top) ? top : top + height / 2
    if isSeen(across, scale) {
      words.append("\(points(across)) pt further \(across < 0 ? "left" : "right")")
    }
    if isSeen(down, scale) { words.append("\(points(down)) pt \(down < 0 ? "higher" : "lower")") }
    if isSeen(width, scale) {
      words.append("\(points(width)) pt \(width < 0 ? "narrower" : "wider")")
    }
    if isSeen(height, scale) {
      words.append("\(points(height)) pt \(height < 0 ? "shorter" : "taller")")
    }
    return words.isEmpty ? "lies a little beside its place" : "is \(list(words)) than"
  }

  /// `20 × 10 pt at 16, 40`.
  static func place(_ box: InkBox, _ scale: Double) -> String {
    let numbers = [box.width, box.height, box.left, box.top].map { points(Double($0) / scale) }
    return "\(numbers[0]) × \(numbers[1]) pt at \(numbers[2]), \(numbers[3])"
  }

  /// More than a pixel.
  private static func isSeen(_ value: Double, _ scale: Double) -> Bool { abs(value) * scale > 1.01 }

  /// The size of a number with at most one decimal.
  static func points(_ value: Double) -> String {
    let tenths = Int(exactly: (abs(value) * 10).rounded()) ?? 0
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}
