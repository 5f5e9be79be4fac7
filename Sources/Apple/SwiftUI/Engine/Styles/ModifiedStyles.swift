import DisplayList
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

/// A shadow as part of a style; lengths in points.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

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

/// A style that is a view as well, or shares its names with colours: to be chosen as the style it is,
/// its `opacity` is not a disfavoured one.
public nonisolated protocol _FadingShapeStyle: ShapeStyle {}

extension _FadingShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension HierarchicalShapeStyle: _FadingShapeStyle {}
extension LinearGradient: _FadingShapeStyle {}
extension RadialGradient: _FadingShapeStyle {}
extension EllipticalGradient: _FadingShapeStyle {}
extension AngularGradient: _FadingShapeStyle {}
extension MeshGradient: _FadingShapeStyle {}

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
