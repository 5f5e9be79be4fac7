import DisplayList
import Foundation

/// The outline that cuts a widget's corners as the system does, as SVG path data in a box of 1 × 1,
/// so that it scales with the picture.
enum CornerPath {
  /// The length of the corner along a side, in radii.
  private static let reach = 1.52866483
  /// A quarter turn from the top side to the right one: a curve of three points, or a line of one.
  /// In radii from the corner, inwards and down; from PixelCut's "Drawing Code for iOS 7 Rounded
  /// Rectangles" (paintcodeapp.com), which measured UIBezierPath.
  private static let curve: [[(Double, Double)]] = [
    [(1.08849296, 0), (0.86840694, 0), (0.66993427, 0.065496)],
    [(0.63149399, 0.074911)],
    [(0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.074911, 0.63149399)],
    [(0.065496, 0.66993427)],
    [(0, 0.86840694), (0, 1.08849296), (0, reach)],
  ]
  /// A quarter circle as one cubic.
  private static let arc: [[(Double, Double)]] = [[(0.44771525, 0), (0, 0.44771525), (0, 1)]]

  /// - Parameters:
  ///   - size: points.
  ///   - radius: points; where the continuous corner doesn't fit, the corner is circular, at most half of the
  ///     shorter side.
  static func path(size: CGSize, radius: Double) -> String {
    let width = max(Double(size.width), 0.01)
    let height = max(Double(size.height), 0.01)
    let shorter = min(width, height)
    let isContinuous = radius * reach * 2 <= shorter
    let radius = min(max(radius, 0), shorter / 2)
    let start = isContinuous ? reach : 1
    let steps = isContinuous ? curve : arc
    let turns: [(Double, Double) -> (Double, Double)] = [
      { (width - $0, $1) }, { (width - $1, height - $0) },
      { ($0, height - $1) }, { ($1, $0) },
    ]
    var out = ""
    for (index, turn) in turns.enumerated() {
      out += "\(index == 0 ? "M" : "L")\(point(turn(start * radius, 0), width, height))"
      for step in steps {
        let points = step.map { point(turn($0.0 * radius, $0.1 * radius), width, height) }
        out += (points.count == 3 ? "C" : "L") + points.joined(separator: " ")
      }
    }
    return out + "Z"
  }

  private static func point(
    _ position: (Double, Double), _ width: Double, _ height: Double
  ) -> String {
    "\(fraction(position.0 / width)) \(fraction(position.1 / height))"
  }

  /// Five decimals: a hundredth of a pixel in a picture 1,000 pixels wide.
  private static func fraction(_ value: Double) -> String {
    let digits = String(Int(clamping: (min(max(value, 0), 1) * 100_000).rounded()))
    if digits == "100000" { return "1" }
    if digits == "0" { return "0" }
    var decimals = String(repeating: "0", count: 5 - digits.count) + digits
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return ".\(decimals)"
  }
}
