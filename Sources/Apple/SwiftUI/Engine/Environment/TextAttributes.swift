import Foundation
import Typesetting

/// The attributes set for all the texts in a view; each text's own modifiers take precedence.
struct TextAttributes {
  /// The space added after every letter, in points.
  var tracking: CGFloat = 0
  /// The space added between letters, in points; ligatures stay.
  var kerning: CGFloat = 0
  /// The distance that the baseline is raised, in points.
  var baselineOffset: CGFloat = 0
  var lines = TextLines()
  /// The scale of the text relative to its font; nil for the font's own size.
  var scale: CGFloat?
  /// The language, as a BCP 47 tag; nil for the locale's.
  var language: String?
  /// The number of lines that space is reserved for, even where the text has fewer.
  var minimumLines: Int?
}

/// The lines under and through text. Few texts have any: they are stored apart, and a copy without them is cheap.
struct TextLines {
  /// Empty for none, else one element.
  private var both: [(underline: TextLine?, strikethrough: TextLine?)] = []

  var isEmpty: Bool { both.isEmpty }
  var underline: TextLine? {
    get { both.first?.underline }
    set { set(newValue, strikethrough) }
  }
  var strikethrough: TextLine? {
    get { both.first?.strikethrough }
    set { set(underline, newValue) }
  }

  private mutating func set(_ underline: TextLine?, _ strikethrough: TextLine?) {
    both = underline == nil && strikethrough == nil ? [] : [(underline, strikethrough)]
  }
}

/// A line under or through text.
struct TextLine {
  var pattern: TextRun.LinePattern
  /// The colour; nil for the text's own.
  var color: AnyShapeStyle?
}
