import Foundation

/// The vertical metrics of a font at a size, in points. For the system's fonts those of SF on iOS,
/// whatever the substitute: 1950 up, 494 down, capitals 1443, small letters 1040 of 2048 units.
/// Source: `UIFont.systemFont(ofSize: 17)` is 20.287109375 high, which is 17 × 2444 / 2048, and
/// capsize's table of Apple's fonts.
package struct FontMetrics: Hashable, Sendable {
  package var size: CGFloat
  /// The distance from one baseline to the next where the text style publishes it, else the line's height.
  package var linePitch: CGFloat
  /// The extents of a line above and below its baseline.
  package var ascent: CGFloat
  package var descent: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// - Parameter platform: a Mac's .SFNS reaches 1980 up and 432 down (capsize's table); the capitals of SF Compact
  ///   are 0.6665 em high, 18.66 of 28 pixels (home-assistant/iOS @d722d78, WatchAppTests, `all-slots`).
  package init(
    size: CGFloat, leading: CGFloat?, platform: FontDescriptor.Platform = .iOS
  ) {
    let (up, down): (CGFloat, CGFloat) = platform == .macOS ? (1980, 432) : (1950, 494)
    self.init(
      size: size, leading: leading, ascent: size * up / 2048, descent: size * down / 2048,
      capHeight: size * (platform == .watchOS ? 1365 : 1443) / 2048, xHeight: size * 1040 / 2048)
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

  package var lineHeight: CGFloat { ascent + descent }
  /// The difference of the line pitch and the line's height.
  package var leading: CGFloat { linePitch - lineHeight }
}
