import Foundation
import Goldens

/// A difference of pixels in words: how much, and where.
enum PixelWords {
  /// Regions that are told of.
  private static let most = 4

  static func of(_ difference: PixelDifference) -> String {
    guard !difference.regions.isEmpty else { return difference.sentence }
    let regions = difference.regions.prefix(most).map { region in
      "\(number(region.width)) × \(number(region.height)) at \(number(region.minX)), "
        + number(region.minY)
    }
    let more = difference.regions.count - regions.count
    return "\(difference.sentence) In points: \(regions.joined(separator: "; "))"
      + (more > 0 ? "; and \(more) more places." : ".")
  }

  /// With one decimal where there is one.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
