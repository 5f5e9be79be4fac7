import Foundation

/// The vertical metrics of a font at a size, points. For the system's fonts SF's on iOS, whatever
/// face stands in: 1950 up, 494 down, capitals 1443, small letters 1040 of 2048 units. Source:
/// `UIFont.systemFont(ofSize: 17)` is 20.287109375 high, which is 17 × 2444 / 2048, and capsize's
/// table of Apple's fonts.
public struct FontMetrics: Hashable, Sendable {
  public var size: CGFloat
  /// From one baseline to the next where the style publishes it, else the line's own height.
  public var linePitch: CGFloat
  /// How far a line reaches above and below its baseline.
  public var ascent: CGFloat
  public var descent: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  /// - Parameter platform: a Mac's .SFNS reaches 1980 up and 432 down (capsize's table).
  public init(
    size: CGFloat, leading: CGFloat?, platform: FontDescriptor.Platform = .iOS
  ) {
    let (up, down): (CGFloat, CGFloat) = platform == .macOS ? (1980, 432) : (1950, 494)
    self.init(
      size: size, leading: leading, ascent: size * up / 2048, descent: size * down / 2048,
      capHeight: size * 1443 / 2048, xHeight: size * 1040 / 2048)
  }

  init(
    size: CGFloat, leading: CGFloat?, ascent: CGFloat, descent: CGFloat, capHeight: CGFloat,
    xHeight: CGFloat
  ) {
    self.size = size
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.linePitch = max(leading ?? 0, ascent + descent)
  }

  public var lineHeight: CGFloat { ascent + descent }
  /// What a style's pitch has over the line's height.
  public var leading: CGFloat { linePitch - lineHeight }
}
