import Foundation

/// A style, fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let opacity: Double
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    style._ink(level, environment).dimmed(opacity)
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      _OpacityShapeStyle<AnyShapeStyle>(style: style._captured(environment), opacity: opacity))
  }
}
