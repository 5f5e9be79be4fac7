import Failures
import WidgetHost
import WidgetKitCore

/// How much room a view has.
public enum SnapshotLayout: Hashable, Sendable {
  /// As much as it wants.
  case sizeThatFits
  /// Points.
  case fixed(width: Double, height: Double)
  /// What it wants of what it is offered, in points; nil for no offer.
  case proposal(width: Double?, height: Double?)

  /// - Throws: a ``Failure``, for what is no size.
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
