import Foundation

/// The tint: what `tint(_:)` set, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    environment.tintStyle._ink(level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    environment.tintStyle
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

extension EnvironmentValues {
  /// The tint of the controls here.
  var tintStyle: AnyShapeStyle { fields.tint ?? AnyShapeStyle(accent) }

  /// The colour that controls and links have where no tint is set.
  var accent: Color { .accentColor }
}
