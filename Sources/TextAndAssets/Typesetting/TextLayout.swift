import DisplayList
import Foundation

/// A text set into lines. All lengths in points, from the upper left corner of `size`.
public struct TextLayout: Sendable {
  public struct Line: Sendable {
    /// `origin` of each is absolute within the layout.
    public var runs: [GlyphRun]
    /// Of each of `runs`, the text run that it came from.
    public var sources: [Int]
    /// What lies behind the glyphs.
    public var backgrounds: [(rect: CGRect, paint: Paint)]
    /// Underlines and strikethroughs.
    public var decorations: [(rect: CGRect, paint: Paint)]
    /// Where pictures in the line go: the run's attachment id and its box.
    public var attachments: [(id: Int, rect: CGRect)]
    public var baseline: CGFloat
    public var top: CGFloat
    public var height: CGFloat
    /// The left end and the width of what is set, trailing white space left out.
    public var x: CGFloat
    public var width: CGFloat
    public var text: String

    public init(
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
  public var size: CGSize
  public var lines: [Line]
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  /// Something was left out and `…` stands for it.
  public var isTruncated: Bool
  /// A letter is wider, or the first line higher, than what was offered.
  var isTooLarge = false
  /// What `minimumScaleFactor` came to; 1 where it wasn't needed.
  public var scale: CGFloat

  public init(
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
