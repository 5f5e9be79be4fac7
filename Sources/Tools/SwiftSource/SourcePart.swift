/// A part of Swift source, as far as its characters show it: a literal of a regular expression is read as code.
package enum SourcePart: Sendable {
  case code, comment, string

  /// A source without the contents of its strings and comments; lines stay.
  ///
  /// - Parameter keepingQuotes: whether the quotation marks of strings stay too.
  package static func blanked(_ source: String, keepingQuotes: Bool = false) -> String {
    let text = Array(source)
    return String(
      zip(text, parts(of: text)).map { character, part in
        let stays =
          part == .code || character.isNewline || character == "#"
          || keepingQuotes && part == .string && character == "\""
        return stays ? character : " "
      })
  }

  /// The part of the source that each character belongs to.
  package static func parts(of text: [Character]) -> [SourcePart] {
    var parts = Array(repeating: SourcePart.code, count: text.count)
    var index = 0
    func starts(_ word: String, _ at: Int) -> Bool {
      let word = Array(word)
      return at + word.count <= text.count && text[at..<(at + word.count)].elementsEqual(word)
    }
    func mark(_ part: SourcePart, upTo end: Int) {
      while index < min(end, text.count) {
        parts[index] = part
        index += 1
      }
    }
    while index < text.count {
      if starts("//", index) {
        mark(.comment, upTo: text.indices[index...].first { text[$0].isNewline } ?? text.count)
      } else if starts("/*", index) {
        var level = 0, end = index
        repeat {
          if starts("/*", end) {
            level += 1
            end += 2
          } else if starts("*/", end) {
            level -= 1
            end += 2
          } else {
            end += 1
          }
        } while level > 0 && end < text.count
        mark(.comment, upTo: end)
      } else if text[index] == "\"" || text[index] == "#" {
        mark(.string, upTo: max(index + 1, end(ofString: index, in: text)))
      } else {
        index += 1
      }
    }
    return parts
  }

  /// The index after a string literal, with its `#`s and escapes.
  private static func end(ofString start: Int, in text: [Character]) -> Int {
    var hashes = 0
    while start + hashes < text.count, text[start + hashes] == "#" { hashes += 1 }
    guard start + hashes < text.count, text[start + hashes] == "\"" else { return start + 1 }
    let isLong =
      start + hashes + 2 < text.count
      && text[start + hashes + 1] == "\"" && text[start + hashes + 2] == "\""
    let quotes = isLong ? 3 : 1
    var index = start + hashes + quotes
    while index < text.count {
      if text[index] == "\\", hashes == 0 {
        index += 2
        continue
      }
      let end = index + quotes + hashes
      if end <= text.count, text[index..<(index + quotes)].allSatisfy({ $0 == "\"" }),
        text[(index + quotes)..<end].allSatisfy({ $0 == "#" })
      {
        return end
      }
      if !isLong, text[index].isNewline { return index }
      index += 1
    }
    return text.count
  }
}
