import SwiftSource

/// The text of a `Package.swift`, to which a target can be added.
struct ManifestText {
  private let text: [Character]
  /// Flags that are true for each character of code, and false in strings and comments.
  private let isCode: [Bool]

  init(_ text: String) {
    self.text = Array(text)
    isCode = SourcePart.parts(of: self.text).map { $0 == .code }
  }

  /// The text with one more element at the end of `targets: [ … ]` of `Package(…)`.
  ///
  /// - Parameter element: its lines, without indentation of the whole and without a comma.
  /// - Returns: nil where the list isn't found, or isn't one of several lines.
  func adding(target element: [String]) -> String? {
    guard let list = targets else { return nil }
    // The last character of code within, a comma or the end of an element.
    guard
      let last = list.last(where: {
        $0 != list.lowerBound && isCode[$0] && !text[$0].isWhitespace
      })
    else { return nil }
    let indent = indentation(ofFirstElementIn: list)
    let lines = element.map { indent + $0 }.joined(separator: "\n")
    let comma = text[last] == "," ? "" : ","
    let closing = list.upperBound
    // A comment or a line break between the last element and the bracket stays.
    let tail = String(text[(last + 1)..<closing])
    let needsBreak = !tail.contains("\n")
    guard !needsBreak || tail.allSatisfy(\.isWhitespace) else { return nil }
    let kept = needsBreak ? "" : Self.withoutLastLine(tail)
    let end = needsBreak ? "\n" + String(indent.dropLast(2)) : Self.lastLine(tail)
    return String(text[...last]) + comma + kept + "\n" + lines + "," + end
      + String(text[closing...])
  }

  /// The tail up to its last line break, without blank space at the end.
  private static func withoutLastLine(_ tail: String) -> String {
    guard let at = tail.lastIndex(of: "\n") else { return "" }
    var kept = tail[..<at]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept)
  }

  private static func lastLine(_ tail: String) -> String {
    tail.lastIndex(of: "\n").map { String(tail[$0...]) } ?? ""
  }

  /// The range of the list of targets: `lowerBound` is the index of `[`, `upperBound` that of `]`.
  private var targets: Range<Int>? {
    guard let call = find("Package", from: 0, upTo: text.count, at: nil, before: "(") else {
      return nil
    }
    guard let open = next("(", from: call), let close = closing(of: open) else { return nil }
    guard let label = find("targets", from: open + 1, upTo: close, at: 0, before: ":"),
      let colon = next(":", from: label)
    else { return nil }
    var value = colon + 1
    while value < close, text[value].isWhitespace || !isCode[value] { value += 1 }
    guard value < close, text[value] == "[", let end = closing(of: value) else { return nil }
    return value..<end
  }

  /// The index of a word of code, followed by a sign.
  ///
  /// - Parameter depth: of brackets around it, counted from the start; nil for any.
  private func find(
    _ word: String, from start: Int, upTo end: Int, at depth: Int?, before sign: Character
  ) -> Int? {
    let word = Array(word)
    var level = 0
    var index = start
    while index + word.count < end {
      if isCode[index] {
        if "([{".contains(text[index]) { level += 1 }
        if ")]}".contains(text[index]) { level -= 1 }
        let isWord =
          isCode[index + word.count] && text[index..<(index + word.count)].elementsEqual(word)
          && !(index > 0 && Self.isName(text[index - 1]))
          && !Self.isName(text[index + word.count])
        if isWord, depth == nil || level == depth {
          var after = index + word.count
          while after < end, text[after].isWhitespace { after += 1 }
          if after < end, text[after] == sign { return index }
        }
      }
      index += 1
    }
    return nil
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  private func next(_ sign: Character, from start: Int) -> Int? {
    text.indices[start...].first { isCode[$0] && text[$0] == sign }
  }

  private func closing(of open: Int) -> Int? {
    var level = 0
    for index in open..<text.count where isCode[index] {
      if "([{".contains(text[index]) { level += 1 }
      if ")]}".contains(text[index]) {
        level -= 1
        if level == 0 { return index }
      }
    }
    return nil
  }

  private func indentation(ofFirstElementIn list: Range<Int>) -> String {
    let first = list.first { $0 != list.lowerBound && isCode[$0] && !text[$0].isWhitespace }
    guard let first else { return "    " }
    var start = first
    while start > 0, !text[start - 1].isNewline { start -= 1 }
    let line = text[start..<first]
    return line.allSatisfy(\.isWhitespace) && start > list.lowerBound ? String(line) : "    "
  }
}
