import Typesetting

/// The system design of text.
package struct TextDesign: Hashable, Sendable {
  package var font: FontDescriptor.Platform
  package var lineRounding: ParagraphStyle.LineRounding
}
