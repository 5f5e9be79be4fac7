import Foundation

/// The vertical metrics of SF on iOS at a size, in points, whatever face stands in for it: 1950 up,
/// 494 down, capitals 1443, small letters 1040 of 2048 units. Source: `UIFont.systemFont(ofSize: 17)`
/// is 20.287109375 high, which is 17 × 2444 / 2048, and capsize's table of Apple's fonts.
public struct FontMetrics: Hashable, Sendable {
  public var size: CGFloat
  /// From one baseline to the next where the style publishes it, else the line's own height.
  public var linePitch: CGFloat

  public init(size: CGFloat, leading: CGFloat?) {
    self.size = size
    self.linePitch = max(leading ?? 0, size * 2444 / 2048)
  }

  public var ascent: CGFloat { size * 1950 / 2048 }
  public var descent: CGFloat { size * 494 / 2048 }
  public var capHeight: CGFloat { size * 1443 / 2048 }
  public var xHeight: CGFloat { size * 1040 / 2048 }
  public var lineHeight: CGFloat { size * 2444 / 2048 }
  /// What a style's pitch has over the line's height.
  public var leading: CGFloat { linePitch - lineHeight }
}
