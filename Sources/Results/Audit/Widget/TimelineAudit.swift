import DisplayList
import Foundation

/// The audit of a timeline's dates.
package enum TimelineAudit {
  /// The shortest interval between entries, in seconds: “about five minutes” (Apple, Keeping a widget up to
  /// date).
  static let leastInterval: TimeInterval = 300

  package static func findings(
    _ dates: [Date], widget: String, family: String
  ) -> [Finding] {
    let close = zip(dates, dates.dropFirst()).filter { $1.timeIntervalSince($0) < leastInterval }
    guard let first = close.first else { return [] }
    let seconds = first.1.timeIntervalSince(first.0).rounded()
    let many =
      close.count == 1
      ? "Two entries are"
      : "\(close.count) pairs of entries are closer than "
        + "five minutes, the first"
    return [
      Finding(
        .entriesTooClose, widget: widget, family: family,
        "\(many) \(Int(clamping: min(max(seconds, 0), 300))) s apart.")
    ]
  }
}
