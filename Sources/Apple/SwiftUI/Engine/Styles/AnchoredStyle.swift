import Foundation

/// A style that reaches across a rectangle of its own.
struct AnchoredStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let style: Style
  let rect: CGRect
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    var ink = style._ink(level, environment)
    var effects = ink.effects ?? _Ink.Effects()
    effects.anchor = rect
    ink.effects = effects
    return ink
  }
  func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(AnchoredStyle<AnyShapeStyle>(style: style._captured(environment), rect: rect))
  }
}
