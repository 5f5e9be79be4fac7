import DisplayList
import Foundation

/// Sets text: runs and a style in, lines of positioned glyphs out. One per worker; it keeps shaped
/// words, so that a string that comes again costs a look-up. Not for several threads at once.
public final class Typesetter {
  public init() {}

  /// - Parameters:
  ///   - width: what is offered, points; nil for the ideal width (no wrapping but at line feeds).
  ///   - height: what is offered; lines that don't fit are cut, the first always stays.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> TextLayout {
    TextLayout(size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
  }

  /// SF's ascent, descent and cap height for a font, and its line pitch; points.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(size: font.size, leading: font.leading)
  }
}
