import Typesetting

/// How text is set.
package struct TextDesign: Hashable, Sendable {
  package var font: FontDescriptor.Platform
  package var lineRounding: ParagraphStyle.LineRounding
}
