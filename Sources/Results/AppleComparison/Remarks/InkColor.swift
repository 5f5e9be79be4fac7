import Foundation
import InkComparison

/// The color of what is drawn in a box: the mean of the pixels that differ most from the ground around it.
struct InkColor {
  var red: Double, green: Double, blue: Double

  /// - Returns: nil where nothing in the box stands out.
  init?(_ pixels: Pixels, in box: InkBox) {
    let left = max(0, box.left), right = min(pixels.width, box.right)
    let top = max(0, box.top), bottom = min(pixels.height, box.bottom)
    guard left < right, top < bottom else { return nil }
    var edge: [UInt32: Int] = [:]
    for x in max(0, left - 1)..<min(pixels.width, right + 1) {
      for y in [max(0, top - 1), min(pixels.height - 1, bottom)] {
        edge[pixels.words[y * pixels.width + x], default: 0] += 1
      }
    }
    guard let ground = edge.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    var counts = [Int](repeating: 0, count: 256)
    var total = 0
    for y in top..<bottom {
      for x in left..<right {
        let difference = Pixels.difference(pixels.words[y * pixels.width + x], ground)
        guard difference > 20 else { continue }
        counts[difference] += 1
        total += 1
      }
    }
    guard total >= 4 else { return nil }
    // The strongest fifth: where a stroke covers a pixel whole.
    var least = 255
    var seen = 0
    while least > 20, seen + counts[least] < max(4, total / 5) {
      seen += counts[least]
      least -= 1
    }
    var sums = (0.0, 0.0, 0.0)
    var count = 0.0
    for y in top..<bottom {
      for x in left..<right {
        let word = pixels.words[y * pixels.width + x]
        guard Pixels.difference(word, ground) >= least else { continue }
        sums.0 += Double(word >> 16 & 255)
        sums.1 += Double(word >> 8 & 255)
        sums.2 += Double(word & 255)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    (red, green, blue) = (sums.0 / count, sums.1 / count, sums.2 / count)
  }

  init(word: UInt32) {
    red = Double(word >> 16 & 255)
    green = Double(word >> 8 & 255)
    blue = Double(word & 255)
  }

  /// `#1C1C1E`.
  var hex: String {
    func part(_ value: Double) -> String {
      let whole = Int(exactly: max(0, min(255, value.rounded()))) ?? 0
      let text = String(whole, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + part(red) + part(green) + part(blue)
  }

  /// The distance as ``LabColor/distance(_:)`` has it.
  func distance(_ other: InkColor) -> Double { lab.distance(other.lab) }

  private var lab: LabColor { LabColor(red, green, blue) }
}
