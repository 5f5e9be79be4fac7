import Foundation

/// A modifier of a text's own.
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
  /// The language of the whole text; see ``Text/typesettingLanguage(_:isEnabled:)``.
  case language(TypesettingLanguage)
  case custom(TextAttributeBox)
}
