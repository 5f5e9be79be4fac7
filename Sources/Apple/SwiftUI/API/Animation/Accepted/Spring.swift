import Foundation

/// A spring, by how long it takes and how far it swings.
public struct Spring: Hashable, Sendable {
  /// Seconds.
  public let duration: TimeInterval
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let frequency = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot()
    self.init(
      response: 2 * .pi / frequency,
      dampingRatio: damping / (2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot()))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration, dampingRatio: dampingRatio)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { 1 - bounce }
  public var mass: Double { 1 }
  public var stiffness: Double {
    let frequency = 2 * .pi / max(duration, 1e-6)
    return frequency * frequency
  }
  public var damping: Double { 4 * .pi * dampingRatio / max(duration, 1e-6) }

  public static var smooth: Spring { Spring() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// A curve from nought to one.
public struct UnitCurve: Hashable, Sendable {
  let start: UnitPoint
  let end: UnitPoint

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }
  public static let linear = UnitCurve(start: .zero, end: UnitPoint(x: 1, y: 1))
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  public static let easeOut = UnitCurve(start: .zero, end: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = UnitCurve(
    start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
  public static var easeInEaseOut: UnitCurve { easeInOut }
  public static let circularEaseIn = UnitCurve(
    start: UnitPoint(x: 0.6, y: 0), end: UnitPoint(x: 1, y: 0.4))
  public static let circularEaseOut = UnitCurve(
    start: UnitPoint(x: 0, y: 0.6), end: UnitPoint(x: 0.4, y: 1))
  public static let circularEaseInOut = UnitCurve(
    start: UnitPoint(x: 0.85, y: 0), end: UnitPoint(x: 0.15, y: 1))
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }
}
