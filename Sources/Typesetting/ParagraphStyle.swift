import Foundation

/// How a text's lines are broken, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public var alignment: Alignment
  /// nil for no limit.
  public var lineLimit: Int?
  /// Room for `lineLimit` lines is kept even where fewer are set.
  public var reservesSpace: Bool
  public var truncation: Truncation
  /// Points added between lines.
  public var lineSpacing: CGFloat
  /// The smallest factor that the font may be scaled by so that the text fits; 1 for none.
  public var minimumScaleFactor: CGFloat
  public var allowsTightening: Bool
  public var isRightToLeft: Bool
  /// BCP 47, such as `zh-Hans`: picks the forms of Han characters and the rules of line breaks.
  public var language: String
  /// Device pixels a point: sizes are rounded up to whole pixels.
  public var pixelsPerPoint: CGFloat
  /// What a line has above and below its baseline is rounded up to whole pixels by itself, as macOS 26
  /// does, rather than a text's height as a whole: there a 10 point line is 10 + 3 points high at @1x.
  public var roundsLineParts = false

  public init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, isRightToLeft: Bool = false, language: String = "en",
    pixelsPerPoint: CGFloat = 3
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.pixelsPerPoint = pixelsPerPoint
  }
}
