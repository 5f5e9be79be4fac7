import DisplayList
import Foundation

/// What an outline or a text is filled with: a colour, a gradient, a level of a hierarchy.
public protocol ShapeStyle: Sendable {
  /// The paint for an outline within `rect`, where gradients reach from edge to edge.
  func _paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  public func _paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint {
    style._paint(environment, in: rect)
  }
}

extension EnvironmentValues {
  /// The paint of the current foreground style.
  func foregroundPaint(in rect: CGRect) -> Paint {
    fields.foregroundStyles.first?._paint(self, in: rect)
      ?? .color(colorScheme == .dark ? .white : .black)
  }
}
