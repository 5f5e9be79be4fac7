import DisplayList
import Foundation

/// The time since a moment, by the uptime clock.
struct Stopwatch: Sendable {
  private let start = DispatchTime.now().uptimeNanoseconds

  var seconds: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

  /// Seconds with one decimal: `3.1`.
  static func text(_ seconds: Double) -> String {
    let tenths = Int(clamping: (seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
