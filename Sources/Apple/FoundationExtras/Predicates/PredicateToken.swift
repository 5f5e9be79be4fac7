/// A word of a predicate's format.
enum PredicateToken: Hashable {
  /// A name, with its dots: `folder.title`, `@count`, `SELF`, `$item`.
  case name(String)
  case text(String)
  case number(String)
  /// `%@`, `%K`, or `%` with the letters of a number.
  case argument(String)
  case sign(String)

  /// The format taken apart; nil where a character isn't of it.
  static func all(of format: String) -> [PredicateToken]? {
    let characters = Array(format)
    var tokens: [PredicateToken] = []
    var index = 0
    func isName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_.@#$".contains(character)
    }
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        var text = ""
        index += 1
        while index < characters.count, characters[index] != character {
          if characters[index] == "\\", index + 1 < characters.count { index += 1 }
          text.append(characters[index])
          index += 1
        }
        guard index < characters.count else { return nil }
        index += 1
        tokens.append(.text(text))
      } else if character == "%" {
        var end = index + 1
        while end < characters.count, "lhqzt".contains(characters[end]) { end += 1 }
        guard end < characters.count else { return nil }
        tokens.append(.argument(String(characters[end])))
        index = end + 1
      } else if character.isNumber {
        var end = index
        while end < characters.count, characters[end].isNumber || ".eE".contains(characters[end]) {
          end += 1
        }
        tokens.append(.number(String(characters[index..<end])))
        index = end
      } else if isName(character) {
        var end = index
        while end < characters.count, isName(characters[end]) { end += 1 }
        tokens.append(.name(String(characters[index..<end])))
        index = end
      } else {
        let pair = String(characters[index...].prefix(2))
        if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) {
          tokens.append(.sign(pair))
          index += 2
        } else if "=<>!()[]{},+-*/:&|".contains(character) {
          tokens.append(.sign(String(character)))
          index += 1
        } else {
          return nil
        }
      }
    }
    return tokens
  }
}
