import Foundation

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = exactly(style, as: AnyShapeStyle.self)?.style ?? style
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    style._ink(level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    style._captured(environment)
  }
}
