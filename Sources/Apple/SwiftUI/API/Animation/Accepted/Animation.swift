import Foundation

/// The course of a change over time. A still picture shows its end.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case spring(Double, Double)
  }
  private let curve: Curve
  private let duration: TimeInterval
  private var delay: TimeInterval = 0
  private var speed: Double = 1
  private var repeats: Int? = 1
  private var reverses = false

  private init(_ curve: Curve, _ duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  private static func spring(_ response: Double, _ damping: Double) -> Animation {
    Animation(.spring(response, damping), response)
  }

  public static let `default` = Animation.spring(0.55, 1)

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y), duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(response, dampingFraction)
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration, 1 - bounce)
  }
  public static var spring: Animation { spring(0.5, 1) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response, dampingFraction)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration, 0.86 - extraBounce)
  }
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration, 1 - bounce)
  }
  public static var interpolatingSpring: Animation { spring(0.5, 1) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    self.spring(spring.duration, 1 - spring.bounce)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    self.spring(spring.duration, 1 - spring.bounce)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    timingCurve(
      curve.start.x, curve.start.y, curve.end.x, curve.end.y, duration: duration)
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    spring(mass / max(stiffness, 1e-6), damping)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration, 1 - extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration, 0.85 - extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration, 0.7 - extraBounce)
  }
  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }
  public static var bouncy: Animation { bouncy() }

  public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeats = repeatCount
      $0.reverses = autoreverses
    }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeats = nil
      $0.reverses = autoreverses
    }
  }

  private func changed(_ change: (inout Animation) -> Void) -> Animation {
    var result = self
    change(&result)
    return result
  }
}
