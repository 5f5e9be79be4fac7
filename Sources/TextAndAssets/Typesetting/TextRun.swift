import DisplayList
import Foundation

/// Text of one look.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  public var paint: Paint
  /// Points added after every cluster, beside the font's own tracking.
  public var tracking: CGFloat
  /// As `tracking`, but ligatures stay and the last cluster of the text gets none.
  public var kerning: CGFloat
  /// Points; positive lifts.
  public var baselineOffset: CGFloat
  /// Fills the line's height behind the text.
  public var background: Paint?
  public var underline: Paint?
  public var underlinePattern = LinePattern.solid
  public var strikethrough: Paint?
  public var strikethroughPattern = LinePattern.solid
  /// A picture that stands in the line like a character: its box, points. `text` is then U+FFFC.
  public var attachment: Attachment?

  /// How a line under or through text is broken.
  public enum LinePattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  public struct Attachment: Hashable, Sendable {
    /// The caller's own number for it.
    public var id: Int
    public var size: CGSize
    /// Points that its lower edge lies below the baseline.
    public var descent: CGFloat
    public init(id: Int, size: CGSize, descent: CGFloat) {
      self.id = id
      self.size = size
      self.descent = descent
    }
  }

  public init(
    _ text: String, font: FontDescriptor, paint: Paint = .color(.black), tracking: CGFloat = 0,
    kerning: CGFloat = 0, baselineOffset: CGFloat = 0, underline: Paint? = nil,
    strikethrough: Paint? = nil, attachment: Attachment? = nil
  ) {
    self.text = text
    self.font = font
    self.paint = paint
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.attachment = attachment
  }
}
