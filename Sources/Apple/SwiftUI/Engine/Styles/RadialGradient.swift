import Foundation

/// Colours in circles around a point; radii in points.
public nonisolated struct RadialGradient: ShapeStyle {
  public typealias Resolved = Never
  private let gradient: AnyGradient
  private let figure: GradientFigure

  nonisolated init(_ gradient: AnyGradient, _ figure: GradientFigure) {
    self.gradient = gradient
    self.figure = figure
  }

  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(gradient), .radial(center, startRadius, endRadius))
  }

  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), .radial(center, startRadius, endRadius))
  }

  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), .radial(center, startRadius, endRadius))
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(figure, gradient.resolved(environment))).atLevel(level)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, .radial(center, startRadius, endRadius))
  }
}
