import DisplayList

/// SF's own axis of weight, which isn't OpenType's: semibold is at 590, not at 600.
enum SystemWeight {
  /// - Parameter weight: 100 (ultra light) … 900 (black), as OpenType counts.
  static func onAxis(_ weight: Double) -> Double {
    let position = min(max(weight / 100 - 1, 0), 8)
    let below = min(Int(clamping: position), 7)
    return named[below] + (named[below + 1] - named[below]) * (position - Double(below))
  }

  /// Ultra light, thin, light, regular, medium, semibold, bold, heavy, black. The ratios of UIFont's
  /// advances at these weights show them.
  private static let named: [Double] = [30, 110, 274, 400, 510, 590, 700, 860, 1000]
}
