import DisplayList
import Foundation

/// Text in one font and one style.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  package var paint: Paint
  /// Points added after every cluster, beside the font's own tracking.
  package var tracking: CGFloat
  /// Points added as by `tracking`, but ligatures stay and the last cluster of the text gets none.
  package var kerning: CGFloat
  /// The distance that the baseline is raised, in points.
  package var baselineOffset: CGFloat
  /// Fills the line's height behind the text.
  package var background: Paint?
  package var underline: Paint?
  package var underlinePattern = LinePattern.solid
  package var strikethrough: Paint?
  package var strikethroughPattern = LinePattern.solid
  /// A picture that is placed in the line like a character, with its box in points. `text` is then
  /// U+FFFC.
  package var attachment: Attachment?

  /// The dash pattern of a line under or through text.
  package enum LinePattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package struct Attachment: Hashable, Sendable {
    /// The caller's own number for it.
    package var id: Int
    package var size: CGSize
    /// Points that its lower edge lies below the baseline.
    package var descent: CGFloat
    package init(id: Int, size: CGSize, descent: CGFloat) {
      self.id = id
      self.size = size
      self.descent = descent
    }
  }

  package init(
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
