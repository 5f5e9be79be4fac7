import DisplayList
import Foundation
import Goldens

/// The description of a difference of pixels: how large, and where.
enum PixelDescription {
  /// The number of regions that are listed.
  private static let limit = 4

  static func of(_ difference: PixelDifference) -> String {
    guard !difference.regions.isEmpty else { return difference.sentence }
    let regions = difference.regions.prefix(limit).map { region in
      "\(number(region.width)) × \(number(region.height)) at \(number(region.minX)), "
        + number(region.minY)
    }
    let more = difference.regions.count - regions.count
    return "\(difference.sentence) In points: \(regions.joined(separator: "; "))"
      + (more > 0 ? "; and \(more) more regions." : ".")
  }

  /// A number with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int(clamping: (value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
