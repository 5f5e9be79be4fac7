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
  /// The properties that few runs have: stored apart, since runs are copied more often than these are read. Empty for
  /// those of a plain run, else one element.
  private(set) var rare: [Rare]

  struct Rare: Hashable, Sendable {
    var background: Paint?
    var underline: Paint?
    var underlinePattern = LinePattern.solid
    var strikethrough: Paint?
    var strikethroughPattern = LinePattern.solid
    var attachment: Attachment?
  }

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
    // Set once: a structure that is changed while it is made is copied whole at its end.
    rare =
      underline == nil && strikethrough == nil && attachment == nil
      ? [] : [Rare(underline: underline, strikethrough: strikethrough, attachment: attachment)]
  }
}

extension TextRun {
  /// Fills the line's height behind the text.
  package var background: Paint? {
    get { rare.first?.background }
    set { change { $0.background = newValue } }
  }

  package var underline: Paint? {
    get { rare.first?.underline }
    set { change { $0.underline = newValue } }
  }

  package var underlinePattern: LinePattern {
    get { rare.first?.underlinePattern ?? .solid }
    set { change { $0.underlinePattern = newValue } }
  }

  package var strikethrough: Paint? {
    get { rare.first?.strikethrough }
    set { change { $0.strikethrough = newValue } }
  }

  package var strikethroughPattern: LinePattern {
    get { rare.first?.strikethroughPattern ?? .solid }
    set { change { $0.strikethroughPattern = newValue } }
  }

  /// A picture that is placed in the line like a character, with its box in points. `text` is then
  /// U+FFFC.
  package var attachment: Attachment? {
    get { rare.first?.attachment }
    set { change { $0.attachment = newValue } }
  }

  private mutating func change(_ change: (inout Rare) -> Void) {
    var changed = rare.first ?? Rare()
    change(&changed)
    rare = changed == Rare() ? [] : [changed]
  }
}
