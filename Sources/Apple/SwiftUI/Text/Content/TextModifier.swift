import Foundation
import Typesetting

/// What a text says of its own look.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case fontChange(FontModifier)
  case style(TextStyleBox)
  case tracking(CGFloat)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  /// Of the whole text; see ``Text/typesettingLanguage(_:isEnabled:)``.
  case language(TypesettingLanguage)
  case custom(TextAttributeBox)
}

/// A custom attribute; two are equal where they are the same box, or the same value.
final class TextAttributeBox: Equatable, @unchecked Sendable {
  let value: any TextAttribute
  init(_ value: any TextAttribute) { self.value = value }

  static func == (a: TextAttributeBox, b: TextAttributeBox) -> Bool {
    if a === b { return true }
    guard let first = a.value as? any Hashable, let second = b.value as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }
}

/// A style that can be compared: two that aren't colours are equal where they are the same box.
final class TextStyleBox: Equatable, Sendable {
  /// nil for the environment's.
  let style: AnyShapeStyle?
  private let color: Color?

  init(_ color: Color?) {
    self.color = color
    style = color.map { AnyShapeStyle($0) }
  }

  init<S: ShapeStyle>(_ style: S) {
    color = style as? Color
    self.style = AnyShapeStyle(style)
  }

  static func == (a: TextStyleBox, b: TextStyleBox) -> Bool {
    if a === b { return true }
    guard let first = a.color, let second = b.color else { return false }
    return first == second
  }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let pattern: TextRun.LinePattern
      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
