import DisplayList
import Foundation

/// Lays out text: runs and a style in, lines of positioned glyphs out. One per worker; shaped texts and
/// layouts are cached. Not for several threads at once.
///
/// The folders, from the bottom up:
/// - `Attributes`: runs, fonts and paragraph styles, as callers describe them.
/// - `SystemFont`: SF's advances, kerning, tracking and weights.
/// - `Caches`: caches and their keys.
/// - `Fonts`: font files and faces, substitutes and fallback fonts.
/// - `Shaping`: characters to glyphs, by HarfBuzz.
/// - `Paragraph`: a text cut into items of one face, with its line break opportunities.
/// - `Lines`: paragraphs broken into lines, truncated and placed.
/// - `Redaction`: the bars of a placeholder.
package final class Typesetter {
  private let library: FontLibrary
  private let shaper = Shaper()
  private let opportunities = LineBreakOpportunities()
  private var paragraphs = RecentCache<ParagraphKey, Paragraph>(half: 1024)
  @exclusivity(unchecked) private var texts = RecentCache<TextKey, TypesetText>(half: 1024)
  /// The number of times that fonts were registered after texts had been set.
  @exclusivity(unchecked) private(set) var fontChanges = 0

  package init() { library = FontLibrary() }

  init(library: FontLibrary) { self.library = library }

  /// The text with its layouts; the same object for the same runs and style, as long as it is kept.
  package func text(_ runs: [TextRun], style: ParagraphStyle) -> TypesetText {
    takeRegisteredFonts()
    let key = TextKey(runs: runs, style: style)
    if let known = texts[key] { return known }
    let text = TypesetText(key, self)
    texts.insert(text, for: key)
    return text
  }

  /// The layout of a text for one proposal: ``TypesetText/layout(width:height:)``.
  package func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> TextLayout {
    text(runs, style: style).layout(width: width, height: height)
  }

  /// A layout that isn't kept.
  /// - Parameters:
  ///   - width: points, 0 or more; infinity for none.
  ///   - height: points, 0 or more; infinity for none.
  func layout(_ key: TextKey, width: CGFloat, height: CGFloat) -> TextLayout {
    guard key.style.minimumScaleFactor < 1 else {
      return set(key.runs, key, width, height, hash: key.hash)
    }
    return ScaleToFit.search(minimum: key.style.minimumScaleFactor) { factor in
      if factor == 1 { return set(key.runs, key, width, height, hash: key.hash) }
      var layout = set(
        ScaleToFit.scaled(key.runs, by: factor), key, width, height, hash: nil)
      layout.scale = ScaleToFit.factor(factor, of: key.runs.first)
      layout.factor = factor
      return layout
    }
  }

  /// SF's ascent, descent and cap height for a font, and its line pitch; points.
  package func metrics(of font: FontDescriptor) -> FontMetrics {
    takeRegisteredFonts()
    return library.font(for: font).metrics
  }

  /// The property of a requested font that isn't available; nil where all are.
  package func lack(of font: FontDescriptor) -> UnavailableFont? {
    takeRegisteredFonts()
    return library.lack(of: font)
  }

  /// Forgets texts that were set without a font that has been registered since. Returns ``fontChanges``.
  @discardableResult
  func takeRegisteredFonts() -> Int {
    if library.takeRegistered() {
      paragraphs = RecentCache(half: 1024)
      texts = RecentCache(half: 1024)
      fontChanges += 1
    }
    return fontChanges
  }

  /// The first letter of a text that has more marks than are drawn, hundreds of them; nil for none.
  package static func oversizedLetter(in text: String) -> Character? {
    let limit = ParagraphBuilder.letterLimit
    guard text.utf8.count > limit else { return nil }
    return text.first { $0.utf16.count > limit }
  }

  /// The bars of a placeholder: one glyph of a fixed advance for each character, lines ended between
  /// any two. The words' own widths don't matter. Where they don't fit into the lines and the height that
  /// there are, `minimumScaleFactor` makes them smaller, as it does the text.
  package func redactedLayout(
    _ runs: [TextRun], style: ParagraphStyle, width: CGFloat?, height: CGFloat?
  ) -> RedactedText {
    ScaleToFit.search(minimum: style.minimumScaleFactor) { factor in
      let runs = factor == 1 ? runs : ScaleToFit.scaled(runs, by: factor)
      var text = RedactedLayoutBuilder(
        runs: runs, metrics: runs.map { metrics(of: $0.font) }, style: style,
        width: Double(TypesetText.offer(width)), height: Double(TypesetText.offer(height))
      ).set()
      text.factor = factor
      return text
    }
  }

  /// - Parameter hash: of the runs, where it is known.
  private func set(
    _ runs: [TextRun], _ key: TextKey, _ width: CGFloat, _ height: CGFloat, hash: Int?
  ) -> TextLayout {
    let paragraph = paragraph(
      for: ParagraphKey(
        runs: runs, language: key.style.language, isRightToLeft: key.style.isRightToLeft,
        hash: hash))
    guard !paragraph.units.isEmpty else {
      return TextLayout(
        size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
    }
    return LayoutBuilder(
      paragraph: paragraph, runs: runs, style: key.style, shaper: shaper, width: Double(width),
      height: Double(height)
    ).layout()
  }

  private func paragraph(for key: ParagraphKey) -> Paragraph {
    if let known = paragraphs[key] { return known }
    let paragraph = ParagraphBuilder.build(
      key, library: library, shaper: shaper, opportunities: opportunities)
    paragraphs.insert(paragraph, for: key)
    return paragraph
  }
}
