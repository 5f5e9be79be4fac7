import Foundation

/// A style that casts a shadow, or bears one inside.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let shadow: ShadowStyle
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    var ink = style._ink(level, environment)
    var effects = ink.effects ?? _Ink.Effects()
    effects.shadows.append(
      ResolvedShadow(
        color: shadow.color.rgba(in: environment), radius: shadow.radius.asBlur,
        offset: shadow.offset, isInner: shadow.isInner))
    ink.effects = effects
    return ink
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      _ShadowShapeStyle<AnyShapeStyle>(style: style._captured(environment), shadow: shadow))
  }
}
