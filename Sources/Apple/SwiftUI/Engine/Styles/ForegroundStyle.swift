import Foundation

/// The foreground as it is.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink(environment.fields.foregroundStyles, level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(CapturedForeground(styles: environment.fields.foregroundStyles, level: 0))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}
