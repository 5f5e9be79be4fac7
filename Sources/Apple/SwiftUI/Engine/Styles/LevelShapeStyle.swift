import Foundation

/// A style at a level of its own hierarchy, such as `.fill.tertiary`.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never
  let style: Style
  let level: Int
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    style._ink(self.level + level, environment)
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(
      _LevelShapeStyle<AnyShapeStyle>(style: style._captured(environment), level: level))
  }
}
