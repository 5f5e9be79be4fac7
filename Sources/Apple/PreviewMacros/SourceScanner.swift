/// A reader of Swift source that distinguishes code from comments and string literals, and finds the ends of brackets.
///
/// It reads bytes, since all that shapes Swift source is ASCII. A regular expression literal is known where it is
/// written as `#/…/#`; a bare one is read as operators.
struct SourceScanner {
  let bytes: [UInt8]

  init(_ source: String) { bytes = Array(source.utf8) }

  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: bytes.indices)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  func has(_ text: String, at index: Int) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text.utf8)
  }

  /// Whether a word begins at an index, with neither letter nor digit after it.
  func hasWord(_ word: String, at index: Int) -> Bool {
    has(word, at: index) && !(byte(index + word.utf8.count).map(Self.isWord) ?? false)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isNewline(byte)
  }

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  func newlines(before index: Int) -> Int { bytes[..<index].count { $0 == UInt8(ascii: "\n") } }

  static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?:".utf8.contains(byte) }

  // MARK: Skipping

  /// The index behind the word that begins at an index; the index itself where none does.
  func endOfWord(at index: Int) -> Int {
    if byte(index) == UInt8(ascii: "`") { return endOfCode(at: index) }
    var end = index
    while let byte = byte(end), Self.isWord(byte) { end += 1 }
    return end
  }

  /// The index of the next code at or after an index.
  ///
  /// - Parameter newlines: whether newlines are skipped as other space is.
  func code(from index: Int, newlines: Bool = true) -> Int {
    var index = index
    while let byte = byte(index) {
      if Self.isSpace(byte), newlines || !Self.isNewline(byte) {
        index += 1
      } else if let end = endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// The index behind what begins at an index: a comment, a literal, brackets with their content, or one byte.
  func endOfCode(at index: Int) -> Int {
    if let end = endOfComment(at: index) ?? endOfString(at: index) { return end }
    switch byte(index) {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return endOfBrackets(at: index)
    case UInt8(ascii: "`"):
      var end = index + 1
      while let byte = byte(end), byte != UInt8(ascii: "`") { end += 1 }
      return min(end + 1, bytes.count)
    default: return index + 1
    }
  }

  /// The index behind the bracket that closes the one at an index.
  private func endOfBrackets(at index: Int) -> Int {
    var index = index + 1
    while let byte = byte(index) {
      if ")]}".utf8.contains(byte) { return index + 1 }
      index = endOfCode(at: index)
    }
    return bytes.count
  }

  private func endOfComment(at index: Int) -> Int? {
    if has("//", at: index) {
      var end = index
      while let byte = byte(end), !Self.isNewline(byte) { end += 1 }
      return end
    }
    guard has("/*", at: index) else { return nil }
    var depth = 0
    var end = index
    while end < bytes.count {
      if has("/*", at: end) {
        depth += 1
        end += 2
      } else if has("*/", at: end) {
        depth -= 1
        end += 2
        if depth == 0 { return end }
      } else {
        end += 1
      }
    }
    return bytes.count
  }

  /// The index behind a string literal, or a regular expression between number signs.
  private func endOfString(at index: Int) -> Int? {
    var open = index
    while byte(open) == UInt8(ascii: "#") { open += 1 }
    let signs = String(repeating: "#", count: open - index)
    let quote: String
    if has("\"\"\"", at: open) {
      quote = "\"\"\""
    } else if has("\"", at: open) {
      quote = "\""
    } else if !signs.isEmpty, has("/", at: open) {
      quote = "/"
    } else {
      return nil
    }
    let escape = quote == "/" ? "\\" : "\\" + signs
    var end = open + quote.utf8.count
    while end < bytes.count {
      if has(escape, at: end) {
        end += escape.utf8.count
        end = quote != "/" && has("(", at: end) ? endOfBrackets(at: end) : end + 1
      } else if has(quote + signs, at: end) {
        return end + quote.utf8.count + signs.utf8.count
      } else {
        end += 1
      }
    }
    return bytes.count
  }
}
