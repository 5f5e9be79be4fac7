import Failures
import Foundation

/// Reads JSON by RFC 8259. Two equal keys in one object are a mistake.
struct LocatedJSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  private let file: String
  private static let deepest = 100

  /// - Parameter file: for messages.
  /// - Throws: a `Failure` with the line of the first mistake.
  static func parse(_ data: Data, file: String) throws(Failure) -> LocatedJSON {
    var parser = LocatedJSONParser(bytes: Array(data), file: file)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw parser.mistake("There is more after the end of the value.")
    }
    return value
  }

  private init(bytes: [UInt8], file: String) {
    // A mark of the byte order that editors of Windows write.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
  }

  private func mistake(_ cause: String) -> Failure {
    .usage(cause, at: "\(file):\(line)", remedy: "Mend the JSON there or just before.")
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func value() throws(Failure) -> LocatedJSON {
    skipSpace()
    let start = line
    guard let byte = next else { throw mistake("The file ends where a value should be.") }
    switch byte {
    case UInt8(ascii: "{"): return LocatedJSON(line: start, value: .object(try members()))
    case UInt8(ascii: "["): return LocatedJSON(line: start, value: .list(try items()))
    case UInt8(ascii: "\""): return LocatedJSON(line: start, value: .text(try text()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return LocatedJSON(line: start, value: .number(try number()))
    default: return LocatedJSON(line: start, value: try word())
    }
  }

  // MARK: Containers

  private mutating func enter() throws(Failure) {
    depth += 1
    guard depth <= Self.deepest else {
      throw mistake("Values are nested more than \(Self.deepest) deep.")
    }
    position += 1
    skipSpace()
  }

  /// - Returns: whether another element follows; false behind the container's end.
  private mutating func goesOn(to end: UInt8) throws(Failure) -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: ","):
      position += 1
      skipSpace()
      if next == end { throw mistake("There is a comma before the end of a list or an object.") }
      return true
    case end:
      leave()
      return false
    default: throw mistake("A comma or “\(Character(Unicode.Scalar(end)))” is missing.")
    }
  }

  private mutating func leave() {
    position += 1
    depth -= 1
  }

  private mutating func items() throws(Failure) -> [LocatedJSON] {
    try enter()
    let end = UInt8(ascii: "]")
    if next == end {
      leave()
      return []
    }
    var items = [try value()]
    while try goesOn(to: end) { items.append(try value()) }
    return items
  }

  private mutating func members() throws(Failure) -> [LocatedJSON.Member] {
    try enter()
    let end = UInt8(ascii: "}")
    if next == end {
      leave()
      return []
    }
    var members = [try member()]
    var keys: Set = [members[0].key]
    while try goesOn(to: end) {
      let member = try member()
      guard keys.insert(member.key).inserted else {
        throw mistake("The object has the key “\(PlainText.line(member.key))” twice.")
      }
      members.append(member)
    }
    return members
  }

  private mutating func member() throws(Failure) -> LocatedJSON.Member {
    guard next == UInt8(ascii: "\"") else { throw mistake("A key in quotation marks is missing.") }
    let start = line
    let key = try text()
    skipSpace()
    guard next == UInt8(ascii: ":") else {
      throw mistake("A colon is missing after the key “\(PlainText.line(key))”.")
    }
    position += 1
    return LocatedJSON.Member(key: key, line: start, value: try value())
  }

  // MARK: Simple values

  private mutating func word() throws(Failure) -> LocatedJSON.Value {
    let words: [(String, LocatedJSON.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw mistake("There is no JSON value.")
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    while let byte = next, Self.isOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil,
      let value = Double(text), value.isFinite
    else { throw mistake("“\(PlainText.line(text))” is no number.") }
    return text
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
  }

  private mutating func text() throws(Failure) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw mistake("A text isn't UTF-8.")
        }
        return text
      case UInt8(ascii: "\\"): content += Array(String(try escaped()).utf8)
      case 0..<0x20: throw mistake("A text isn't closed in its line.")
      default: content.append(byte)
      }
    }
    throw mistake("A text isn't closed.")
  }

  private mutating func escaped() throws(Failure) -> Character {
    guard let byte = next else { throw mistake("A text isn't closed.") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar())
    default: throw mistake("“\\” is followed by what isn't escaped.")
    }
  }

  private mutating func scalar() throws(Failure) -> Unicode.Scalar {
    var code = try unit()
    if (0xD800..<0xDC00).contains(code), next == UInt8(ascii: "\\") {
      position += 1
      guard next == UInt8(ascii: "u") else { throw mistake("Half of a character is missing.") }
      position += 1
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else {
        throw mistake("Half of a character is missing.")
      }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw mistake("Half of a character is missing.")
    }
    return scalar
  }

  private mutating func unit() throws(Failure) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake("“\\u” wants four hexadecimal digits.") }
    position += 4
    return unit
  }
}
