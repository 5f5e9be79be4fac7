import Foundation

/// The inline Markdown that Apple's `Text` understands: emphasis, code, strikethrough, links, and
/// words that agree with a number. Blocks (headings, lists, quotes) stay as they are written.
package enum InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var traits: InlinePresentationIntent = []
    package var link: String?
    /// The address of the image that `text` describes.
    package var image: String?
    /// The words are to agree with their number, in a language not known here.
    package var inflects = false
  }

  /// - Parameters:
  ///   - language: The language of words that agree with a number; nil leaves them as they are, marked.
  ///   - keepsLineBreaks: Whether line feeds stay. Otherwise each is a space, except after two spaces.
  package static func spans(
    _ text: String, language: String? = nil, keepsLineBreaks: Bool = true
  ) -> [Span] {
    if !mayHaveMarks(text, keepsLineBreaks) { return [Span(text: text)] }
    var reader = MarkdownSpans(language: language)
    MarkdownTree.walk(paragraph(withMarkedAttributes(text))) { reader.visit($0, $1) }
    var spans = reader.take()
    guard let last = spans.indices.last else { return [] }
    spans[0].text.unicodeScalars.removeFirst(start.unicodeScalars.count)
    spans[last].text.unicodeScalars.removeLast(end.unicodeScalars.count)
    for index in spans.indices {
      let text = spans[index].text
      spans[index].text =
        keepsLineBreaks
        ? text.replacingOccurrences(of: lineBreak, with: "\n", options: .literal)
        : withoutSoftBreaks(text)
    }
    return spans.filter { !$0.text.isEmpty }
  }

  /// Whether the text is one span without traits, as most are: it has no mark at all.
  package static func isPlain(_ text: String) -> Bool { !mayHaveMarks(text, true) }

  /// Most texts have no mark at all, and needn't be parsed.
  private static func mayHaveMarks(_ text: String, _ keepsLineBreaks: Bool) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        // Addresses: `https://`, `me@example.org`, `www.`
        UInt8(ascii: "/"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "w") where before == byte: return true
      case UInt8(ascii: "\n") where !keepsLineBreaks: return true
      default: before = byte
      }
    }
    return false
  }

  // MARK: One paragraph

  // A line that begins with a character for private use is a paragraph, whatever follows, and a
  // paragraph of one line keeps its white space. So line feeds are written as that character while
  // cmark-gfm reads, between the spaces that marks and addresses end at.
  private static let start = "\u{10FFFD} "
  private static let lineBreak = " \u{10FFFD} "
  private static let end = " \u{10FFFD}"

  private static func paragraph(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    return start + lines.joined(separator: lineBreak) + end
  }

  /// Breaks after two spaces or a backslash stay, the others are spaces.
  private static func withoutSoftBreaks(_ text: String) -> String {
    let lines = text.components(separatedBy: lineBreak)
    var result = lines[0]
    for line in lines.dropFirst() {
      let isEscaped = result.hasSuffix("\\")
      let isHard = isEscaped || result.hasSuffix("  ")
      if isEscaped { result.removeLast() }
      while result.last == " " { result.removeLast() }
      result += (isHard ? "\n" : " ") + line
    }
    return result
  }

  // MARK: Extended attributes

  private static let attributeMark = "^"

  /// `^[3 apple](inflect: true)` is Apple's own: here it becomes an image, which cmark-gfm knows,
  /// with the attributes as its address. Escaped characters and code stay as they are.
  static func withMarkedAttributes(_ text: String) -> String {
    guard text.contains("^[") else { return text }
    return text.replacing(/\\.|`[^`]*`|\^\[((?:[^\[\]\\]|\\.)*)\]\(([^()<>]*)\)/) { match in
      guard let label = match.1, let attributes = match.2 else { return String(match.0) }
      return "![\(label)](<\(attributeMark)\(attributes)>)"
    }
  }

  static func isAttributeMark(_ url: String) -> Bool { url.hasPrefix(attributeMark) }

  static func inflects(_ url: String) -> Bool {
    url.filter { !$0.isWhitespace }.contains("inflect:true")
  }
}
