import DisplayList
import Foundation
import Typesetting

/// The style of a piece of text while a text is resolved: the attributes of its environment, then its
/// own modifiers.
struct TextRunStyle {
  var font: Font?
  var fontChanges: [FontModifier] = []
  /// The foreground style; nil for the environment's.
  var foreground: TextStyleBox?
  var tracking: CGFloat
  var kerning: CGFloat
  var baselineOffset: CGFloat
  var lines: TextLines
  /// The colour behind the text.
  var background: Color?
  /// The destination of a link; it gives the text the tint, whatever colour it has of its own.
  var link: String?
  /// Against the font's own size; nil for the same.
  var scale: CGFloat?
  var custom: [TextAttributeBox] = []

  init(_ environment: EnvironmentValues) {
    let attributes = environment.textAttributes
    tracking = attributes.tracking
    kerning = attributes.kerning
    baselineOffset = attributes.baselineOffset
    lines = attributes.lines
    scale = attributes.scale
  }

  /// Changes of the font, the scale's among them.
  var allFontChanges: [FontModifier] {
    guard let scale, scale != 1 else { return fontChanges }
    return fontChanges + [.scale(scale)]
  }

  mutating func apply(_ modifiers: [TextModifier]) {
    // What was written first is nearest to the characters and is applied last. Each is read in its place: a copy of one
    // takes as long as its application.
    modifiers.withUnsafeBufferPointer { modifiers in
      for i in modifiers.indices.reversed() { apply(modifiers[i]) }
    }
  }

  private mutating func apply(_ modifier: TextModifier) {
    switch modifier {
    // No font is the default one, whatever the views around say.
    case .font(let font): self.font = font ?? .body
    case .fontChange(let change): fontChanges.append(change)
    case .style(let box): foreground = box
    case .tracking(let value): tracking = value
    case .kerning(let value): kerning = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline(let style): lines.underline = style?.line
    case .strikethrough(let style): lines.strikethrough = style?.line
    case .scale(let scale): self.scale = scale.factor
    case .language: break
    case .custom(let box): custom.insert(box, at: 0)
    }
  }

  mutating func apply(_ span: InlineMarkdown.Span, accent: AnyShapeStyle) {
    apply(span.traits)
    if let link = span.link { apply(link: link, accent: accent) }
  }

  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold(true)) }
    if intent.contains(.emphasized) { fontChanges.append(.italic(true)) }
    if intent.contains(.code) { fontChanges.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { lines.strikethrough = Text.LineStyle.single.line }
  }

  mutating func apply(link: String, accent: AnyShapeStyle) {
    self.link = link
    foreground = TextStyleBox(accent)
  }
}
