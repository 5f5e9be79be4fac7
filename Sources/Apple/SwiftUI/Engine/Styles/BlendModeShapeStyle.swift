import Foundation

/// A style that meets what is beneath in its own way.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let mode: BlendMode
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    var ink = style._ink(level, environment)
    var effects = ink.effects ?? _Ink.Effects()
    effects.blend = mode.blend
    ink.effects = effects
    return ink
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      _BlendModeShapeStyle<AnyShapeStyle>(style: style._captured(environment), mode: mode))
  }
}
