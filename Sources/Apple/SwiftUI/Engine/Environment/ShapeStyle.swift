import DisplayList
import Foundation

/// The fill of an outline or a text: a colour, a gradient, a level of a hierarchy.
///
/// A style of the developer's own resolves to another in `resolve(in:)`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The resolved fill; `level` 0 is primary, 1 secondary, and so on.
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink
  /// The style with its meaning in this environment, for use further inside, where the foreground may be
  /// another.
  func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    resolve(in: environment)._ink(level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    resolve(in: environment)._captured(environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { _noBody(Self.self) }
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink { _Ink(.clear) }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle {
  /// The paint for an outline within `rect`, where gradients reach from edge to edge.
  func _paint(_ environment: EnvironmentValues, in rect: CGRect) -> Paint {
    _ink(0, environment).paint(in: rect)
  }
}
