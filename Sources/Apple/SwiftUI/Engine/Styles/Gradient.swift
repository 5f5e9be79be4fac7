import CoreGraphics
import DisplayList
import Foundation

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spaced.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The space in which the colours between two stops are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: ColorInterpolation
    public static let device = ColorSpace(interpolation: .device)
    public static let perceptual = ColorSpace(interpolation: .perceptual)
    /// Light itself, as a canvas's `linearColor` asks for.
    static let linear = ColorSpace(interpolation: .linear)
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(.stops(self, space))
  }

  /// The stops in the order of their locations; a stop before its predecessor is moved to it.
  func resolved(
    _ environment: EnvironmentValues, _ space: ColorSpace = .device
  ) -> [GradientStop] {
    var last: CGFloat = 0
    var result: [GradientStop] = []
    result.reserveCapacity(stops.count)
    for stop in stops {
      last = min(max(stop.location.isFinite ? stop.location : 0, last), 1)
      result.append(GradientStop(stop.color.rgba(in: environment), at: last))
    }
    return space.interpolation == .device
      ? Self.weighted(result) : Self.subdivided(result, space.interpolation)
  }

  /// The stops with others between them, so that exporters, which mix components that aren't premultiplied, come to what
  /// SwiftUI does: there each colour counts by its opacity at sixteen places of the way, and between those places
  /// components are mixed as exporters do. So a colour stays itself on the way to `clear`, which is black without opacity,
  /// until the last sixteenth, where it darkens (autoreleasefool/approach @0b5ed42, SeriesChartTests, iOS 18: of nine numbers
  /// of steps from 8 to 32, sixteen is nearest to the last 60 pixels of `withannotations`).
  private static func weighted(_ stops: [GradientStop]) -> [GradientStop] {
    guard var result = stops.first.map({ [$0] }) else { return [] }
    for (a, b) in zip(stops, stops.dropFirst()) {
      let from = a.color, to = b.color
      let isPlain = from.alpha == to.alpha || from.withAlpha(to.alpha) == to
      if !isPlain {
        for t in (1..<16).map({ Double($0) / 16 }) {
          result.append(
            GradientStop(
              Self.weighted(from, to, t), at: a.location + (b.location - a.location) * CGFloat(t)))
        }
      }
      result.append(b)
    }
    return result
  }

  /// The colour at a part of the way, 0…1, between two colours of which at least one isn't clear.
  private static func weighted(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
    let first = a.alpha * (1 - t), second = b.alpha * t
    let alpha = first + second
    func mix(_ x: Double, _ y: Double) -> Double { (x * first + y * second) / alpha }
    return RGBA(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), alpha)
  }

  /// Exporters mix in sRGB: eight steps between two stops keep close to another space's curve.
  private static func subdivided(_ stops: [GradientStop], _ space: ColorInterpolation)
    -> [GradientStop]
  {
    guard var result = stops.first.map({ [$0] }) else { return [] }
    for (a, b) in zip(stops, stops.dropFirst()) {
      for i in 1..<8 {
        let t = Double(i) / 8
        result.append(
          GradientStop(
            space.mix(a.color, b.color, t),
            at: a.location + (b.location - a.location) * CGFloat(t)))
      }
      result.append(b)
    }
    return result
  }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(.linear(.top, .bottom), resolved(environment))).atLevel(level)
  }
}

extension RGBA {
  fileprivate func withAlpha(_ alpha: Double) -> RGBA { RGBA(red, green, blue, alpha) }
}
