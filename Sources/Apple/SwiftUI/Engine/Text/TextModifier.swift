import Foundation

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
