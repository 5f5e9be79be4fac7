import Foundation

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
