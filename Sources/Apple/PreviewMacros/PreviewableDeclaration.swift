/// A variable that `@Previewable` marks: `@Previewable @State var isOn = true`.
struct PreviewableDeclaration {
  /// The declaration without the mark.
  let text: String
  /// The index behind the declaration.
  let end: Int

  /// - Returns: nil where no marked variable begins at the index.
  init?(_ scanner: SourceScanner, at start: Int, before limit: Int) {
    var index = start
    var mark: Range<Int>?
    while index < limit {
      if let end = Self.endOfMark(scanner, at: index) {
        // With the space behind it.
        mark = index..<scanner.code(from: end)
        index = scanner.code(from: end)
      } else if scanner.byte(index) == UInt8(ascii: "@") {
        index = scanner.code(from: Self.endOfAttribute(scanner, at: index))
      } else if scanner.hasWord("var", at: index) || scanner.hasWord("let", at: index) {
        break
      } else {
        let end = scanner.endOfWord(at: index)
        // A modifier such as `private`, or `nonisolated(unsafe)`.
        guard end > index else { return nil }
        index = scanner.code(
          from: scanner.byte(end) == UInt8(ascii: "(") ? scanner.endOfCode(at: end) : end)
      }
    }
    guard let mark, index < limit else { return nil }
    end = Self.end(scanner, from: index, before: limit)
    text = scanner.text(start..<mark.lowerBound) + scanner.text(mark.upperBound..<end)
  }

  /// The index behind `@Previewable` at an index; nil where it isn't there.
  static func endOfMark(_ scanner: SourceScanner, at index: Int) -> Int? {
    for mark in ["@Previewable", "@SwiftUI.Previewable"] where scanner.hasWord(mark, at: index) {
      let end = index + mark.utf8.count
      return scanner.has("()", at: end) ? end + 2 : end
    }
    return nil
  }

  /// The index behind an attribute with its arguments.
  static func endOfAttribute(_ scanner: SourceScanner, at index: Int) -> Int {
    var end = scanner.endOfWord(at: index + 1)
    while scanner.byte(end) == UInt8(ascii: ".") { end = scanner.endOfWord(at: end + 1) }
    if scanner.byte(end) == UInt8(ascii: "<") {
      while let byte = scanner.byte(end), byte != UInt8(ascii: ">") {
        end = scanner.endOfCode(at: end)
      }
      end += 1
    }
    return scanner.byte(end) == UInt8(ascii: "(") ? scanner.endOfCode(at: end) : end
  }

  /// The end of the declaration that has begun before an index: a semicolon, or the end of a line after which it
  /// doesn't go on.
  static func end(_ scanner: SourceScanner, from start: Int, before limit: Int) -> Int {
    var index = start
    // The last byte of code.
    var last = start
    while index < limit, let byte = scanner.byte(index) {
      if byte == UInt8(ascii: ";") { return index }
      if SourceScanner.isNewline(byte) {
        let next = scanner.code(from: index)
        if next >= limit || !continues(scanner, after: last, with: next) { return last + 1 }
        index = next
        continue
      }
      let code = scanner.code(from: index, newlines: false)
      if code > index {
        index = code
        continue
      }
      index = scanner.endOfCode(at: index)
      last = index - 1
    }
    return min(index, limit)
  }

  /// Whether an expression goes on from one line to the next, by Swift's rule for operators: one with space at both
  /// sides is infix.
  private static func continues(_ scanner: SourceScanner, after last: Int, with next: Int) -> Bool {
    guard let end = scanner.byte(last), let begin = scanner.byte(next) else { return false }
    if end == UInt8(ascii: "=") || end == UInt8(ascii: ",") || end == UInt8(ascii: ":") {
      return true
    }
    if begin == UInt8(ascii: ".") || begin == UInt8(ascii: "{") || begin == UInt8(ascii: "=") {
      return true
    }
    if ["as", "is", "else"].contains(where: { scanner.hasWord($0, at: next) }) { return true }
    if SourceScanner.isOperator(end) {
      var before = last
      while let byte = scanner.byte(before), SourceScanner.isOperator(byte) { before -= 1 }
      if scanner.byte(before).map(SourceScanner.isSpace) ?? false { return true }
    }
    guard SourceScanner.isOperator(begin) else { return false }
    var after = next
    while let byte = scanner.byte(after), SourceScanner.isOperator(byte) { after += 1 }
    return scanner.byte(after).map(SourceScanner.isSpace) ?? false
  }
}
