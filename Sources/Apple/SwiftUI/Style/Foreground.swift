import DisplayList
import Foundation

/// The styles of the foreground by level, as `foregroundStyle` sets them.
enum ForegroundLevels {
  /// - Parameter styles: primary first; empty for the labels' own colours.
  static func ink(
    _ styles: [AnyShapeStyle], _ level: Int, _ environment: EnvironmentValues
  ) -> _Ink {
    guard let last = styles.last else {
      return _Ink(label(level).rgba(environment.colorLook))
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

/// The foreground as it is.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  public init() {}

  public func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    ForegroundLevels.ink(environment.fields.foregroundStyles, level, environment)
  }

  public func _captured(_ environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(CapturedForeground(styles: environment.fields.foregroundStyles, level: 0))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension EnvironmentValues {
  /// The foreground's ink; primary at level 0.
  func foregroundInk(_ level: Int = 0) -> _Ink {
    ForegroundLevels.ink(fields.foregroundStyles, level, self)
  }

  /// The paint of the current foreground style.
  func foregroundPaint(in rect: CGRect) -> Paint { foregroundInk().paint(in: rect) }

  /// What levels are counted from: a level that was set as the foreground doesn't add up.
  var foregroundBase: [AnyShapeStyle] {
    let styles = fields.foregroundStyles
    if styles.count == 1, let captured = styles[0].style as? CapturedForeground {
      return captured.styles
    }
    return styles
  }

  /// Sets the foreground, primary first; each style keeps the meaning that it has here.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    fields.foregroundStyles = styles.map { $0._captured(self) }
    fields.isForegroundChosen = false
  }

  /// Sets what a control's label has where nobody chose a foreground around it: `foregroundStyle` on a
  /// button colours its label, whatever the tint. Source: OpenSwiftUI's account of a default foreground
  /// style beside the one that is set (ForegroundStyle.swift @069dd80).
  mutating func setDefaultForeground(_ styles: [AnyShapeStyle]) {
    if !fields.isForegroundChosen { setForeground(styles) }
  }
}

extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      _ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// nil goes back to the default foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(_ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
  }
}

public nonisolated struct _ForegroundStyleModifier: _EnvironmentModifier {
  public typealias Body = Never
  let styles: [AnyShapeStyle]
  nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }
  @MainActor public func _change(_ environment: inout EnvironmentValues) {
    environment.setForeground(styles)
    environment.fields.isForegroundChosen = !styles.isEmpty
  }
}
