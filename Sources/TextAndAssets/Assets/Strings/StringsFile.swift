import AssetCatalogs
import Foundation

/// A reader of `.strings` files: `"key" = "value";` with comments, or a property list.
enum StringsFile {
  /// The strings by key; nil where the file can't be read. Of a malformed file, the strings before the
  /// error.
  static func read(_ url: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      return (try? PropertyListSerialization.propertyList(from: data, format: nil))
        as? [String: String]
    }
    guard let text = text(of: data) else { return nil }
    var parser = Parser(text)
    return parser.parse()
  }

  /// The first mistake in a file, from which on its strings aren't read or may be others than meant.
  static func problem(in url: URL) -> ResourceProblem? {
    guard let data = try? Data(contentsOf: url) else {
      return ResourceProblem(url, "the file can't be read.")
    }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      return PropertyListProblem.problem(in: data, url)
    }
    guard let text = text(of: data) else {
      return ResourceProblem(url, "the file is neither UTF-8 nor UTF-16; save it as one of them.")
    }
    var parser = Parser(text)
    _ = parser.parse()
    return parser.problem.map {
      ResourceProblem(url, line: parser.line(at: $0.position), $0.message)
    }
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(data: body, encoding: .utf8)
  }

  private struct Parser {
    private let characters: [Character]
    private var position = 0
    /// The first mistake.
    private(set) var problem: (position: Int, message: String)?

    init(_ text: String) { characters = Array(text) }

    mutating func parse() -> [String: String] {
      var found: [String: String] = [:]
      while true {
        skipSpace()
        if position >= characters.count { return found }
        let start = position
        guard let key = token() else {
          note(start, "“\(characters[start])” begins no key; write \"key\" = \"value\";")
          return found
        }
        skipSpace()
        guard take("=") else {
          // `key;` alone is short for `key = key;`.
          if take(";") {
            found[key] = key
          } else {
            note(start, "the key “\(key)” has no “=” behind it.")
          }
          if position >= characters.count { return found }
          continue
        }
        skipSpace()
        guard let value = token() else {
          note(start, "the key “\(key)” has no value.")
          return found
        }
        let end = position
        skipSpace()
        if !take(";") { note(end - 1, "the semicolon behind the value of “\(key)” is missing.") }
        found[key] = value
      }
    }

    private mutating func note(_ position: Int, _ message: String) {
      if problem == nil { problem = (position, message) }
    }

    /// Counted from 1.
    func line(at position: Int) -> Int {
      1 + characters[..<min(position, characters.count)].count(where: \.isNewline)
    }

    private mutating func take(_ character: Character) -> Bool {
      guard position < characters.count, characters[position] == character else { return false }
      position += 1
      return true
    }

    private func isNext(_ text: String) -> Bool {
      characters[position...].starts(with: text)
    }

    private mutating func skipSpace() {
      while position < characters.count {
        if characters[position].isWhitespace {
          position += 1
        } else if isNext("//") {
          while position < characters.count, !characters[position].isNewline { position += 1 }
        } else if isNext("/*") {
          position += 2
          while position < characters.count, !isNext("*/") { position += 1 }
          position = min(position + 2, characters.count)
        } else {
          return
        }
      }
    }

    private mutating func token() -> String? {
      guard position < characters.count else { return nil }
      if take("\"") { return quoted() }
      var word = ""
      while position < characters.count,
        characters[position].isLetter || characters[position].isNumber
          || "_-.$:/".contains(characters[position])
      {
        word.append(characters[position])
        position += 1
      }
      if word.isEmpty {
        position += 1
        return nil
      }
      return word
    }

    private mutating func quoted() -> String {
      var text = ""
      let start = position - 1
      while position < characters.count {
        let character = characters[position]
        position += 1
        if character == "\"" { return text }
        guard character == "\\", position < characters.count else {
          text.append(character)
          continue
        }
        let escaped = characters[position]
        position += 1
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "U", "u": text.append(codePoint())
        default: text.append(escaped)
        }
      }
      note(start, "the quotation mark isn't closed.")
      return text
    }

    /// Reads four hexadecimal digits; a pair of surrogates is one character.
    private mutating func codePoint() -> String {
      guard let first = hexadecimal() else { return "" }
      var units = [first]
      if (0xD800..<0xDC00).contains(first), isNext("\\U") || isNext("\\u") {
        position += 2
        if let second = hexadecimal() { units.append(second) }
      }
      return String(decoding: units, as: UTF16.self)
    }

    private mutating func hexadecimal() -> UInt16? {
      let end = min(position + 4, characters.count)
      guard let unit = UInt16(String(characters[position..<end]), radix: 16) else { return nil }
      position = end
      return unit
    }
  }
}
