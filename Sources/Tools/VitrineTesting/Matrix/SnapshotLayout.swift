import Failures
import WidgetHost
import WidgetKitCore

/// The size that a view is offered.
public enum SnapshotLayout: Hashable, Sendable {
  /// The view's ideal size.
  case sizeThatFits
  /// Points.
  case fixed(width: Double, height: Double)
  /// The size that it takes of a proposal, in points; nil for its ideal size.
  case proposal(width: Double?, height: Double?)

  /// - Throws: a ``Failure``, for an invalid size.
  func canvas() throws -> InProcessView.Canvas {
    func check(_ side: Double?) throws {
      guard let side else { return }
      guard side > 0, side <= 4096 else {
        throw Failure("The layout's sides go from more than 0 to 4096 points, not \(side).")
      }
    }
    switch self {
    case .sizeThatFits: return .fitting(width: nil, height: nil)
    case .fixed(let width, let height):
      try check(width)
      try check(height)
      return .fixed(width: width, height: height)
    case .proposal(let width, let height):
      try check(width)
      try check(height)
      return .fitting(width: width, height: height)
    }
  }
}
