/// The parts of a class or an actor that the macros of SwiftData read: its name, modifiers and members.
struct ModelDeclaration {
  let name: String
  let modifiers: [String]
  /// The properties that the body declares, in its order.
  private(set) var variables: [MemberVariable] = []
  /// The arguments of `#Unique` and `#Index` with their parentheses.
  private(set) var uniques: [String] = []
  private(set) var hasInitializer = false

  var isFinal: Bool { modifiers.contains("final") }
  /// The access of what the macro adds, with a space behind it; empty for internal.
  var access: String {
    for word in ["public", "open", "package"] where modifiers.contains(word) {
      return word == "package" ? "package " : "public "
    }
    return ""
  }

  /// - Returns: nil for what is neither a class nor an actor.
  init?(_ source: String) {
    let scanner = SourceScanner(source)
    var index = scanner.code(from: 0)
    var modifiers: [String] = []
    while true {
      if scanner.byte(index) == UInt8(ascii: "@") {
        index = scanner.code(from: PreviewableDeclaration.endOfAttribute(scanner, at: index))
        continue
      }
      let end = scanner.endOfWord(at: index)
      guard end > index else { return nil }
      let word = scanner.text(index..<end)
      index = scanner.code(from: end)
      if word == "class" || word == "actor" { break }
      modifiers.append(word)
      if scanner.byte(index) == UInt8(ascii: "(") {
        index = scanner.code(from: scanner.endOfCode(at: index))
      }
    }
    let end = scanner.endOfWord(at: index)
    guard end > index else { return nil }
    name = scanner.text(index..<end)
    self.modifiers = modifiers
    index = end
    while let byte = scanner.byte(index), byte != UInt8(ascii: "{") {
      index = scanner.endOfCode(at: index)
    }
    guard scanner.byte(index) == UInt8(ascii: "{") else { return nil }
    read(scanner, from: index + 1, to: scanner.endOfCode(at: index) - 1)
  }

  private mutating func read(_ scanner: SourceScanner, from start: Int, to end: Int) {
    var index = scanner.code(from: start)
    while index < end {
      if scanner.byte(index) == UInt8(ascii: "#") {
        index = readMark(scanner, at: index, before: end)
      } else if let variable = MemberVariable(scanner, at: index, before: end) {
        variables.append(variable)
        index = variable.end
      } else {
        let next = skipMember(scanner, at: index, before: end)
        index = max(next, index + 1)
      }
      index = scanner.code(from: index)
    }
  }

  /// The index behind `#Unique<Item>([\.name])`, or the line of a condition such as `#if DEBUG`.
  private mutating func readMark(_ scanner: SourceScanner, at start: Int, before limit: Int) -> Int
  {
    let word = scanner.endOfWord(at: start + 1)
    let name = scanner.text(start + 1..<word)
    guard name == "Unique" || name == "Index" else {
      var index = start
      while index < limit, let byte = scanner.byte(index), !SourceScanner.isNewline(byte) {
        index += 1
      }
      return index
    }
    var index = word
    while index < limit, let byte = scanner.byte(index), byte != UInt8(ascii: "(") { index += 1 }
    let end = scanner.endOfCode(at: index)
    if name == "Unique" { uniques.append(scanner.text(index..<end)) }
    return end
  }

  /// The index behind a member that isn't a variable.
  private mutating func skipMember(
    _ scanner: SourceScanner, at start: Int, before limit: Int
  ) -> Int {
    var index = start
    while index < limit, let byte = scanner.byte(index) {
      if byte == UInt8(ascii: "@") {
        index = scanner.code(from: PreviewableDeclaration.endOfAttribute(scanner, at: index))
        continue
      }
      let end = scanner.endOfWord(at: index)
      guard end > index else { return scanner.endOfCode(at: index) }
      let word = scanner.text(index..<end)
      if word == "init" { hasInitializer = true }
      switch word {
      case "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "extension",
        "protocol":
        let next = scanner.code(from: end)
        // "class func": a modifier.
        if word == "class",
          ["func", "var", "subscript"].contains(where: { scanner.hasWord($0, at: next) })
        {
          index = next
          continue
        }
        return endOfBody(scanner, from: end, before: limit)
      case "let", "typealias", "case", "import", "var":
        return PreviewableDeclaration.end(scanner, from: end, before: limit)
      default:
        index = scanner.code(from: end)
        if scanner.byte(index) == UInt8(ascii: "(") {
          index = scanner.code(from: scanner.endOfCode(at: index))
        }
      }
    }
    return limit
  }

  private func endOfBody(_ scanner: SourceScanner, from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, let byte = scanner.byte(index) {
      let end = scanner.endOfCode(at: index)
      if byte == UInt8(ascii: "{") { return end }
      index = end
    }
    return limit
  }
}
