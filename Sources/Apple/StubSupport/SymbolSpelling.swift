import Symbols

/// The name of a symbol by its spelling in Swift, as packages with a constant for each symbol derive it: dots are left
/// out, each word behind one has a capital, a leading digit follows an underscore.
///
/// - Parameter spelling: as `starFill`, `_1Circle`, `person2`.
/// - Returns: as `star.fill`, `1.circle`, `person.2`. Whether a dot is before a number can't be seen; a name that is
///   known decides, else there is one.
public func _symbolName(_ spelling: String) -> String {
  SymbolSpelling.name(of: spelling) { SymbolLibrary.shared.contains($0) }
}

enum SymbolSpelling {
  /// Names have fewer numbers than this; of more, each has a dot before it.
  private static let limit = 6

  static func name(of spelling: String, isKnown: (String) -> Bool) -> String {
    // Parts between which there may be a dot.
    var parts = [""]
    for character in spelling.drop(while: { $0 == "_" }) {
      let last = parts[parts.count - 1].last
      if character.isUppercase, last != nil {
        parts[parts.count - 1] += "."
      } else if character.isNumber, let last, last.isLetter {
        parts.append("")
      }
      parts[parts.count - 1] += character.lowercased()
    }
    let dotted = parts.joined(separator: ".")
    guard parts.count > 1, parts.count <= limit, !isKnown(dotted) else { return dotted }
    for choice in 1..<(1 << (parts.count - 1)) {
      var name = parts[0]
      for (index, part) in parts.dropFirst().enumerated() {
        name += (choice >> index & 1 == 0 ? "." : "") + part
      }
      if isKnown(name) { return name }
    }
    return dotted
  }
}
