import Foundation

/// Colours around a point, clockwise from the x axis.
public nonisolated struct AngularGradient: ShapeStyle {
  public typealias Resolved = Never
  private let gradient: AnyGradient
  private let figure: GradientFigure

  nonisolated init(_ gradient: AnyGradient, _ figure: GradientFigure) {
    self.gradient = gradient
    self.figure = figure
  }

  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(AnyGradient(gradient), .angular(center, startAngle, endAngle))
  }

  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), .angular(center, startAngle, endAngle))
  }

  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), .angular(center, startAngle, endAngle))
  }

  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), .angular(center, angle, angle + .turn))
  }

  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(Gradient(colors: colors)), .angular(center, angle, angle + .turn))
  }

  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(Gradient(stops: stops)), .angular(center, angle, angle + .turn))
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(figure, gradient.resolved(environment))).atLevel(level)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, .angular(center, startAngle, endAngle))
  }

  // A cone: a whole turn.

  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, .angular(center, angle, angle + .turn))
  }
}
