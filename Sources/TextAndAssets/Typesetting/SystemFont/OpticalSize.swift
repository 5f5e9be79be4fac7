import DisplayList

/// The position of a size between SF's cut for text and that for display.
enum OpticalSize {
  /// 0 up to 17 points, 1 from 28. Advances and kerning follow it in a straight line between the
  /// sizes here, as UIFont's did on iOS 26 (`Tools/fit-advances`).
  static func display(at size: Double) -> Double {
    guard size > 17 else { return 0 }
    guard size < 28 else { return 1 }
    let below = Int(clamping: size) - 17
    let low = steps[below]
    return low + (steps[below + 1] - low) * (size - size.rounded(.down))
  }

  /// A size, in points, to the quarter: advances are made for each of these.
  static func rounded(_ size: Double) -> Double { (size * 4).rounded() / 4 }

  /// The values at 17, 18, … 28 points.
  private static let steps = [
    0, 0.045471, 0.090881, 0.236328, 0.381836, 0.527283, 0.672729, 0.818176, 0.863647, 0.909119,
    0.954529, 1,
  ]
}
