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
    case .color(let color, _):
      let end = color.rgba(in: environment)
      let white = RGBA(1, 1, 1, end.alpha)
      return [
        GradientStop(Gradient.ColorSpace.device.mix(end, white, Self.lift), at: 0),
        GradientStop(end, at: 1),
      ]
    }
  }

  /// How much white the upper end of a colour's own gradient has. Taken by eye from pictures
  /// of `Color.blue.gradient`; Apple gives no figure.
  private static let lift = 0.2

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(.linear(.top, .bottom), resolved(environment))).atLevel(level)
  }
}

extension Color {
  /// This colour below, a little lighter above.
  public var gradient: AnyGradient { AnyGradient(.color(self, .device)) }
}
