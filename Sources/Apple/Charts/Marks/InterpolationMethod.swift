import SwiftUI

/// The curve of a line from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }
  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that rises only where the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// - Parameter alpha: 0 for a uniform spline, 0.5 for a centripetal one, 1 for a chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// - Parameter tension: 0…1; at 1 the lines are straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}
