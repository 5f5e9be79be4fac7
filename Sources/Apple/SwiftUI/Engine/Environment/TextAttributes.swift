import Foundation
import Typesetting

/// The attributes set for all the texts in a view; each text's own modifiers take precedence.
struct TextAttributes {
  /// Points after every letter.
  var tracking: CGFloat = 0
  /// Points between letters; ligatures stay.
  var kerning: CGFloat = 0
  /// Points; positive lifts.
  var baselineOffset: CGFloat = 0
  var underline: TextLine?
  var strikethrough: TextLine?
  /// The size of the text against its font; nil for the font's own.
  var scale: CGFloat?
  /// BCP 47; nil for the locale's.
  var language: String?
  /// The fewest lines that space is kept for, even where fewer are set.
  var minimumLines: Int?
}

/// A line under or through text.
struct TextLine {
  var pattern: TextRun.LinePattern
  /// nil for the text's own.
  var color: AnyShapeStyle?
}
