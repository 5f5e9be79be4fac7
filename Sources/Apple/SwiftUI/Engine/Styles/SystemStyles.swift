import DisplayList
import Foundation
import SystemDesigns
import UIKit

/// The line between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(SystemColor.separator.rgba(environment.colorTraits)).atLevel(level)
  }
}

/// The fill of controls and other shapes on a background; its levels are the system's
/// fill colours.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    let color: SystemColor =
      switch level {
      case ...0: .fill
      case 1: .secondaryFill
      case 2: .tertiaryFill
      default: .quaternaryFill
      }
    return _Ink(color.rgba(environment.colorTraits))
  }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(SystemColor.placeholderText.rgba(environment.colorTraits)).atLevel(level)
  }
}

public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(SystemColor.link.rgba(environment.colorTraits)).atLevel(level)
  }
}

/// The style that marks a chosen item: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    environment.tintStyle._ink(level, environment)
  }
  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    environment.tintStyle
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { .init() }
}
