import Foundation

extension ShapeStyle {
  /// The style with its unit points in a rectangle of the drawn view's coordinates, points.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(style: self, rect: rect) }
  // A colour has its own, and of two equal ones the type checker would solve both each time.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: ForegroundStyle(), mode: mode)
  }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
}
