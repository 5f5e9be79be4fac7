/// The parts of the type of a function, as the compiler writes it: `(A, [B]) -> C`.
struct FunctionTypeName: Equatable {
  var parameters: [String]
  var result: String

  /// - Returns: nil for the type of anything else.
  init?(_ text: String) {
    guard text.hasPrefix("("), let end = Self.close(of: text) else { return nil }
    let rest = text[text.index(after: end)...]
    guard let arrow = rest.prefixMatch(of: /^(?: async)?(?: throws)? ->\s/)?.range.upperBound else {
      return nil
    }
    parameters = Self.list(text[text.index(after: text.startIndex)..<end])
    result = String(rest[arrow...])
  }

  /// The place of the parenthesis that closes the first one.
  private static func close(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The types between commas that no bracket encloses.
  private static func list(_ text: Substring) -> [String] {
    var found: [String] = []
    var word = ""
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        found.append(word)
        word = ""
      } else if !(word.isEmpty && character == " ") {
        word.append(character)
      }
      last = character
    }
    return word.isEmpty ? found : found + [word]
  }
}
