import DisplayList
import Foundation
import Typesetting

/// The look of a piece of text while a text is resolved: what its environment gives, and its own
/// modifiers on top.
struct TextLook {
  var font: Font?
  var fontChanges: [FontModifier] = []
  /// nil for the environment's foreground style.
  var style: AnyShapeStyle?
  var tracking: CGFloat
  var kerning: CGFloat
  var baselineOffset: CGFloat
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var isLink = false

  init(_ environment: EnvironmentValues) {
    let attributes = environment.fields.textAttributes
    tracking = attributes.tracking
    kerning = attributes.kerning
    baselineOffset = attributes.baselineOffset
    underline = attributes.underline
    strikethrough = attributes.strikethrough
  }

  mutating func apply(_ modifiers: [TextModifier]) {
    // What was written first stands nearest to the words and is applied last.
    for modifier in modifiers.reversed() { apply(modifier) }
  }

  private mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    case .font(let font): self.font = font ?? self.font
    case .fontChange(let change): fontChanges.append(change)
    case .style(let box): style = box.style ?? style
    case .tracking(let value): tracking = value
    case .kerning(let value): kerning = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    }
  }

  mutating func apply(_ span: InlineMarkdown.Span) {
    if span.traits.contains(.bold) { fontChanges.append(.bold(true)) }
    if span.traits.contains(.italic) { fontChanges.append(.italic(true)) }
    if span.traits.contains(.code) { fontChanges.append(.monospaced(true)) }
    if span.traits.contains(.strikethrough) { strikethrough = .single }
    if span.link != nil { isLink = true }
  }
}
