/// The words of a name in lower case: `NextTrip_systemSmall-dark` has `next`, `trip`, `system`, `small` and
/// `dark`.
enum NameWords {
  static func of(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    let characters = Array(name)
    func finish() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = []
    }
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        finish()
        continue
      }
      if character.isUppercase, let last = word.last {
        let endsAcronym =
          last.isUppercase && index + 1 < characters.count && characters[index + 1].isLowercase
        if !last.isUppercase || endsAcronym { finish() }
      }
      word.append(character)
    }
    finish()
    return words
  }

  /// The first of some names that consecutive words make, the longest run of words before shorter ones.
  ///
  /// - Parameter names: the value of each name in lower case.
  static func value<Value>(in words: [String], of names: [String: Value]) -> Value? {
    for length in stride(from: min(6, words.count), through: 1, by: -1) {
      for start in 0...(words.count - length) {
        if let value = names[words[start..<start + length].joined()] { return value }
      }
    }
    return nil
  }
}
