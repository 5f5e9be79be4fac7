import Foundation
import Goldens

/// A difference of pixels in a sentence: how much, and where.
enum PixelWords {
  static func of(_ difference: PixelDifference) -> String {
    if let sizes = difference.sizes {
      func side(_ size: [Int]) -> String { size.map(String.init).joined(separator: " × ") }
      return
        "The picture's size changed from \(side(sizes.expected)) to \(side(sizes.actual)) pixels."
    }
    let percent = difference.share * 100
    let share = percent < 0.1 ? "under 0.1" : number(percent)
    let regions = difference.regions.prefix(4).map { region in
      "\(number(region.width)) × \(number(region.height)) at \(number(region.minX)), "
        + number(region.minY)
    }
    let more = difference.regions.count - regions.count
    return "\(difference.count) \(difference.count == 1 ? "pixel differs" : "pixels differ") "
      + "(\(share) %), a channel by up to \(difference.largest) of 255, ΔE up to "
      + "\(number(difference.deltaE)); in points: \(regions.joined(separator: "; "))"
      + (more > 0 ? "; and \(more) more places." : ".")
  }

  /// With one decimal where there is one.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
