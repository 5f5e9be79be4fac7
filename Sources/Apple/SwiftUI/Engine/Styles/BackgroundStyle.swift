import Foundation
import SystemDesigns
import UIKit

/// The background: what `backgroundStyle(_:)` set, else the system's.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    if let style = environment.fields.backgroundStyle { return style._ink(level, environment) }
    let color: SystemColor =
      switch level {
      case ...0: .background
      case 1: .secondaryBackground
      default: .tertiaryBackground
      }
    return _Ink(color.rgba(environment.colorTraits))
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    environment.fields.backgroundStyle ?? AnyShapeStyle(self)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}
  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    _Ink(SystemColor.background.rgba(environment.colorTraits)).atLevel(level)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
