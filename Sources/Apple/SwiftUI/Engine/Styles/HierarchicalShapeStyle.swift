import Foundation
import SystemDesigns

/// The styles of the foreground by level, as `foregroundStyle` sets them.
enum ForegroundLevels {
  /// - Parameter styles: primary first; empty for the labels' own colours.
  static func ink(
    _ styles: [AnyShapeStyle], _ level: Int, _ environment: EnvironmentValues
  ) -> _Ink {
    guard let last = styles.last else {
      return _Ink(label(level).rgba(environment.colorTraits))
    }
    return level < styles.count
      ? styles[level]._ink(0, environment) : last._ink(level - styles.count + 1, environment)
  }

  private static func label(_ level: Int) -> SystemColor {
    switch level {
    case ...0: .label
    case 1: .secondaryLabel
    case 2: .tertiaryLabel
    case 3: .quaternaryLabel
    default: .quinaryLabel
    }
  }
}

/// A level of the foreground that was in force where the style was set.
struct CapturedForeground: ShapeStyle {
  typealias Resolved = Never
  let styles: [AnyShapeStyle]
  let level: Int

  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink(styles, self.level + level, environment)
  }
}

/// One level of whatever the foreground is: with the default foreground a label colour, with a
/// colour that colour, fainter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink(environment.foregroundBase, self.level + level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(CapturedForeground(styles: environment.foregroundBase, level: level))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
