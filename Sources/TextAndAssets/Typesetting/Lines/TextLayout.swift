import DisplayList
import Foundation

/// A text set into lines. All lengths in points, from the upper left corner of `size`.
package struct TextLayout: Sendable {
  package struct Line: Sendable {
    /// `origin` of each is absolute within the layout.
    package var runs: [GlyphRun]
    /// The index of the text run that each of `runs` came from.
    package var sources: [Int]
    /// The rectangles behind the glyphs.
    package var backgrounds: [(rect: CGRect, paint: Paint)]
    /// Underlines and strikethroughs.
    package var decorations: [(rect: CGRect, paint: Paint)]
    /// The boxes of pictures in the line, each with the id of the run's attachment.
    package var attachments: [(id: Int, rect: CGRect)]
    package var baseline: CGFloat
    package var top: CGFloat
    package var height: CGFloat
    /// The left end and the width of what is set, trailing white space left out.
    package var x: CGFloat
    package var width: CGFloat
    package var text: String

    package init(
      runs: [GlyphRun], sources: [Int] = [], backgrounds: [(rect: CGRect, paint: Paint)] = [],
      decorations: [(rect: CGRect, paint: Paint)] = [],
      attachments: [(id: Int, rect: CGRect)] = [], baseline: CGFloat, top: CGFloat,
      height: CGFloat, x: CGFloat, width: CGFloat, text: String
    ) {
      self.runs = runs
      self.sources = sources
      self.backgrounds = backgrounds
      self.decorations = decorations
      self.attachments = attachments
      self.baseline = baseline
      self.top = top
      self.height = height
      self.x = x
      self.width = width
      self.text = text
    }
  }

  /// Rounded up to whole pixels. A wrapped text's width keeps the trailing space of its widest
  /// line, as Apple's does.
  package var size: CGSize
  package var lines: [Line]
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// A part of the text is replaced by `…`.
  package var isTruncated: Bool
  /// A letter is wider, or the first line higher, than the proposed size.
  var isTooLarge = false
  /// A word that is longer than a line continues on the next.
  var partsWord = false
  /// The factor of the first font's size that `minimumScaleFactor` led to; 1 where it wasn't needed.
  package var scale: CGFloat
  /// The factor before the sizes of the fonts were rounded; 1 where it wasn't needed.
  var factor: CGFloat = 1

  /// The factor of the size of a run's font.
  /// - Parameter run: one of those that were laid out, at its full size.
  package func scale(of run: TextRun) -> CGFloat { ScaleToFit.factor(factor, of: run) }

  package init(
    size: CGSize, lines: [Line], firstBaseline: CGFloat, lastBaseline: CGFloat,
    isTruncated: Bool, scale: CGFloat
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scale = scale
  }
}
