/// The Swift name that Xcode gives a key of a string catalogue.
///
/// Apple doesn't publish the rules. These are read from nine files `GeneratedStringSymbols_….swift` that Xcode 26 wrote,
/// in public repositories; `StringSymbolNameTests` has the pairs that each rule rests on.
struct StringSymbolName {
  /// The name of a constant or a function: `aListOfBoats`; nil where no letter or digit is left.
  let constant: String?

  /// - Parameter key: the format specifiers in it are no part of the name.
  init(_ key: String) {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in StringArguments.removed(from: key) {
      // The letters around an apostrophe are one word: “boat’s” is boats.
      if character == "'" || character == "’" { continue }
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if character.isUppercase, word.last?.isLowercase == true { end() }
      word.append(character)
    }
    end()
    let parts = words.enumerated().map { index, word in
      index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }
    let name = parts.joined()
    constant = name.isEmpty ? nil : (name.first?.isNumber == true ? "_" + name : name)
  }
}
