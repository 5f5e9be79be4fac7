import Foundation

/// What is set for all the texts in a view; each text's own modifiers go before it.
struct TextAttributes {
  var tracking: CGFloat = 0
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: Text.Scale?
  /// Draws the texts; nil for their own way.
  var renderer: (any TextRenderer)?
  /// BCP 47; nil for the locale's.
  var language: String?
  /// Room for as many lines is kept even where fewer are set.
  var minimumLines: Int?
}
