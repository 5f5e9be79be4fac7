/// The call of an inline assertion in its source, and where what it expects stands or goes.
struct InlineCall {
  struct NotFound: Error, CustomStringConvertible {
    let description: String
  }

  /// What is replaced, in bytes of the source; empty where something is added.
  let range: Range<Int>
  private let style: Style
  private let indent: String
  private let unit: String

  private enum Style { case addedClosure, closure, literal }

  /// - Parameters:
  ///   - line, column: from 1, as `#line` and `#column` give them; the column counts bytes.
  ///   - name: of the function called.
  /// - Throws: ``NotFound``, where it isn't exactly there or holds more than a string.
  init(in text: SwiftText, line: Int, column: Int, named name: String) throws(NotFound) {
    let start = try Self.find(name, in: text, line, column)
    guard let open = text.skipTrivia(start + name.utf8.count), open < text.bytes.count,
      text.bytes[open] == UInt8(ascii: "(")
    else { throw NotFound(description: "no parenthesis follows \(name)") }
    var label: Int?
    let end = text.skipBrackets(open) { index in
      if label == nil, Self.isLabel("matches", at: index, in: text) { label = index }
    }
    guard let end else { throw NotFound(description: "the call's parentheses don't match") }
    unit = text.indentUnit
    let brace: Int
    if let label {
      guard let colon = text.skipTrivia(label + "matches".utf8.count),
        let after = text.skipTrivia(colon + 1)
      else { throw NotFound(description: "the argument matches isn't a closure") }
      brace = after
      indent = text.indent(at: after)
    } else {
      brace = text.skipSpace(end)
      indent = text.indent(at: start)
      guard brace < text.bytes.count, text.bytes[brace] == UInt8(ascii: "{") else {
        range = end..<end
        style = .addedClosure
        return
      }
    }
    (range, style) = try Self.content(of: brace, in: text)
  }

  /// The text as it stands in the source in the place of ``range``.
  func replacement(_ text: String) -> String {
    let inner = indent + unit
    switch style {
    case .addedClosure: return " {\n\(inner)\(Self.literal(text, inner))\n\(indent)}"
    case .closure: return "{\n\(inner)\(Self.literal(text, inner))\n\(indent)}"
    case .literal: return Self.literal(text, inner)
    }
  }

  // MARK: Finding

  private static func find(
    _ name: String, in text: SwiftText, _ line: Int, _ column: Int
  ) throws(NotFound) -> Int {
    guard let first = text.start(ofLine: line) else {
      throw NotFound(description: "the file has no line \(line)")
    }
    let last = text.bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    let word = Array(name.utf8)
    let places = (first..<max(first, last - word.count + 1)).filter { index in
      text.bytes[index..<index + word.count].elementsEqual(word)
        && (index == 0 || !SwiftText.isWord(text.bytes[index - 1]))
        && (index + word.count == text.bytes.count
          || !SwiftText.isWord(text.bytes[index + word.count]))
    }
    if places.contains(first + column - 1) { return first + column - 1 }
    if places.count == 1 { return places[0] }
    throw NotFound(
      description: places.isEmpty
        ? "\(name) isn't on line \(line)" : "\(name) stands \(places.count) times on line \(line)")
  }

  private static func isLabel(_ word: String, at index: Int, in text: SwiftText) -> Bool {
    let bytes = Array(word.utf8)
    guard index + bytes.count < text.bytes.count,
      text.bytes[index..<index + bytes.count].elementsEqual(bytes),
      index == 0 || !SwiftText.isWord(text.bytes[index - 1]),
      !SwiftText.isWord(text.bytes[index + bytes.count]),
      let colon = text.skipTrivia(index + bytes.count), colon < text.bytes.count
    else { return false }
    return text.bytes[colon] == UInt8(ascii: ":")
  }

  /// - Parameter brace: where a closure should begin.
  private static func content(
    of brace: Int, in text: SwiftText
  ) throws(NotFound) -> (Range<Int>, Style) {
    guard brace < text.bytes.count, text.bytes[brace] == UInt8(ascii: "{"),
      let start = text.skipTrivia(brace + 1), let end = text.skipString(start),
      let close = text.skipTrivia(end), close < text.bytes.count,
      text.bytes[close] == UInt8(ascii: "}")
    else {
      throw NotFound(description: "its closure holds more, or less, than one string literal")
    }
    let isBare = text.skipSpace(brace + 1) == start && text.skipSpace(end) == close
    return isBare ? (brace..<close + 1, .closure) : (start..<end, .literal)
  }

  // MARK: Writing

  /// A string literal of several lines, its delimiters such that nothing in it needs an escape.
  static func literal(_ text: String, _ indent: String) -> String {
    var hashes = ""
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }
    return "\(hashes)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indent)\"\"\"\(hashes)"
  }
}
