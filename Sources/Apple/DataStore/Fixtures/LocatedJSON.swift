import Foundation

/// A value of JSON with the line that it begins in, for messages about it.
struct LocatedJSON {
  indirect enum Content {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([LocatedJSON])
    case object([(key: String, value: LocatedJSON)])
  }

  let content: Content
  let line: Int

  /// An error in the JSON, with its line.
  struct Fault: Error {
    let message: String
    let line: Int
  }

  init(content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  init(_ bytes: [UInt8]) throws(Fault) {
    var reader = LocatedJSONReader(bytes)
    self = try reader.document()
  }

  /// The value's kind, in a message.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number(let text): "the number \(text)"
    case .text(let text): "the text “\(text.prefix(40))”"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value as JSON without spaces, its keys in order.
  var data: Data { Data(text.utf8) }

  private var text: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .text(let text): Self.quoted(text)
    case .list(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<" ": result += String(format: "\\u%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The reader of ``LocatedJSON``.
private struct LocatedJSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  mutating func document() throws(LocatedJSON.Fault) -> LocatedJSON {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw fault("something follows the end") }
    return value
  }

  private func fault(_ message: String) -> LocatedJSON.Fault {
    LocatedJSON.Fault(message: message, line: line)
  }

  private mutating func value() throws(LocatedJSON.Fault) -> LocatedJSON {
    skipSpace()
    let start = line
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw fault("lists or objects are nested too deeply") }
    guard let byte = peek else { throw fault("the file ends where a value should be") }
    switch byte {
    case UInt8(ascii: "{"): return LocatedJSON(content: .object(try members()), line: start)
    case UInt8(ascii: "["): return LocatedJSON(content: .list(try items()), line: start)
    case UInt8(ascii: "\""): return LocatedJSON(content: .text(try string()), line: start)
    default:
      let word = word()
      switch word {
      case "true": return LocatedJSON(content: .bool(true), line: start)
      case "false": return LocatedJSON(content: .bool(false), line: start)
      case "null": return LocatedJSON(content: .null, line: start)
      default:
        guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil,
          let number = Double(word), number.isFinite
        else {
          throw fault("“\(word.isEmpty ? String(UnicodeScalar(byte)) : word)” is no value of JSON")
        }
        return LocatedJSON(content: .number(word), line: start)
      }
    }
  }

  private mutating func members() throws(LocatedJSON.Fault) -> [(key: String, value: LocatedJSON)] {
    index += 1
    var members: [(key: String, value: LocatedJSON)] = []
    skipSpace()
    if take("}") { return [] }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("a name in quotes is missing") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("“:” is missing after “\(key)”") }
      guard !members.contains(where: { $0.key == key }) else {
        throw fault("“\(key)” is there twice")
      }
      members.append((key, try value()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw fault("“,” or “}” is missing") }
    }
  }

  private mutating func items() throws(LocatedJSON.Fault) -> [LocatedJSON] {
    index += 1
    var items: [LocatedJSON] = []
    skipSpace()
    if take("]") { return [] }
    while true {
      items.append(try value())
      skipSpace()
      if take("]") { return items }
      guard take(",") else { throw fault("“,” or “]” is missing") }
    }
  }

  private mutating func string() throws(LocatedJSON.Fault) -> String {
    let start = index
    index += 1
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 32 else { throw fault("a text has no end in its line") }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw fault("a text has no end") }
    index += 1
    // Foundation decodes the escapes.
    guard
      let text = try? JSONDecoder().decode(
        [String].self, from: Data([0x5B] + bytes[start..<index] + [0x5D])
      )
      .first
    else { throw fault("a text isn't well formed") }
    return text
  }

  private mutating func word() -> String {
    let start = index
    while let byte = peek, !" \t\r\n,]}:\"[{".utf8.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = peek, byte == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte <= 32 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }
}
