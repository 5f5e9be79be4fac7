import CoreGraphics
import DisplayList
import Foundation

/// A gradient whose making is hidden; as a style it goes from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  public typealias Resolved = Never
  enum Source: Hashable, Sendable {
    case stops(Gradient, Gradient.ColorSpace)
    case color(Color, Gradient.ColorSpace)
  }
  let source: Source

  init(_ source: Source) { self.source = source }
  public init(_ gradient: Gradient) { source = .stops(gradient, .device) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch source {
    case .stops(let gradient, _): AnyGradient(.stops(gradient, space))
    case .color(let color, _): AnyGradient(.color(color, space))
    }
  }

  func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
    switch source {
    case .stops(let gradient, let space): return gradient.resolved(environment, space)
    case .color(let color, _): return Self.stops(of: color.rgba(in: environment))
    }
  }

  /// A colour's own gradient. A dark colour begins lighter and is itself from 0.7 on; a bright one is
  /// itself down to 0.3 and ends darker.
  ///
  /// Measured in the pictures of SwiftUI-Flow (`justified`, `vflow_colorBoxes`), where ten system
  /// colours fill boxes of 40 to 60 points: each component of the nine darker ones begins at
  /// 0.8545·c + 0.2073, to 2 % (blue's red: 3 %), and yellow ends at 0.925·c.
  private static func stops(of color: RGBA) -> [GradientStop] {
    func changed(_ factor: Double, _ offset: Double) -> RGBA {
      func component(_ v: Double) -> Double { min(max(factor * v + offset, 0), 1) }
      return RGBA(
        component(color.red), component(color.green), component(color.blue), color.alpha)
    }
    let luminance =
      0.2126 * ColorConversion.linear(color.red) + 0.7152 * ColorConversion.linear(color.green)
      + 0.0722 * ColorConversion.linear(color.blue)
    // Between the brightest that is lightened there (mint, 0.45) and yellow (0.64).
    if luminance > 0.55 {
      return [
        GradientStop(color, at: 0), GradientStop(color, at: 0.3),
        GradientStop(changed(0.925, 0), at: 1),
      ]
    }
    return [
      GradientStop(changed(0.8545, 0.2073), at: 0), GradientStop(color, at: 0.7),
      GradientStop(color, at: 1),
    ]
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(.linear(.top, .bottom), resolved(environment))).atLevel(level)
  }
}

extension Color {
  /// The colour's standard gradient, from a lighter variant at the top to the colour at the bottom; a bright colour is
  /// darker at the bottom.
  public var gradient: AnyGradient { AnyGradient(.color(self, .device)) }
}
