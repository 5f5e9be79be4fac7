import Foundation

/// The grid of positions at which Apple's systems let a glyph start: whole pixels where an em is large,
/// halves and quarters where it is small, always at or before the glyph's exact position.
///
/// Read off the edges of stems in Apple's pictures: at 17, 13 and 12 points at @3x every `l`, `h`,
/// `i` and `n` has its edge at one fraction of a pixel (home-assistant/iOS @d722d78), at 16 points at
/// @2x and 11 at @3x at one of two (gonzalezreal/swift-markdown-ui @8371aeb), and all of them between
/// one such step before the exact position, the sum of the advances, and that position.
struct PenGrid {
  /// Points.
  private let step: Double

  /// - Parameter em: points.
  init(em: Double, pixelsPerPoint: Double) {
    guard pixelsPerPoint > 0 else {
      step = 0
      return
    }
    let pixels = em * pixelsPerPoint
    step = (pixels >= 36 ? 1 : pixels >= 24 ? 0.5 : 0.25) / pixelsPerPoint
  }

  /// - Parameter x: points from the left edge of the text, which is on a whole pixel.
  func place(_ x: Double) -> Double {
    guard step > 0 else { return x }
    // What sums of floating-point numbers lack doesn't count.
    return (x / step + 0.01).rounded(.down) * step
  }
}
