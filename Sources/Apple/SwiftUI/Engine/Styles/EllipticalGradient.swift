import Foundation

/// Colours in ellipses that have the proportions of the area that is filled; radii as parts of it.
public nonisolated struct EllipticalGradient: ShapeStyle {
  public typealias Resolved = Never
  private let gradient: AnyGradient
  private let figure: GradientFigure

  nonisolated init(_ gradient: AnyGradient, _ figure: GradientFigure) {
    self.gradient = gradient
    self.figure = figure
  }

  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(colors: colors)),
      .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(Gradient(stops: stops)),
      .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(figure, gradient.resolved(environment))).atLevel(level)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }
}
