import Foundation

/// Colours along a straight line; the points are parts of the area that is filled.
public nonisolated struct LinearGradient: ShapeStyle {
  public typealias Resolved = Never
  private let gradient: AnyGradient
  private let figure: GradientFigure

  nonisolated init(_ gradient: AnyGradient, _ figure: GradientFigure) {
    self.gradient = gradient
    self.figure = figure
  }

  public nonisolated init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(AnyGradient(gradient), .linear(startPoint, endPoint))
  }

  public nonisolated init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(AnyGradient(Gradient(colors: colors)), .linear(startPoint, endPoint))
  }

  public nonisolated init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(AnyGradient(Gradient(stops: stops)), .linear(startPoint, endPoint))
  }

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(.gradient(figure, gradient.resolved(environment))).atLevel(level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, .linear(startPoint, endPoint))
  }
}
