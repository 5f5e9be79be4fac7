/// A reader of XML as Xcode writes it into data models: elements with attributes, one pass, no text between.
///
/// Foundation's parser isn't used because it needs a library that every widget would load.
struct MarkupReader {
  /// The begin or the end of an element.
  enum Event {
    case begin(name: String, attributes: [String: String], line: Int)
    case end(name: String, line: Int)
  }

  /// An error in the XML, with its line.
  struct Fault: Error {
    var message: String
    var line: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var pendingEnd: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The next event; nil at the end of the file.
  mutating func next() throws(Fault) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name, line: line)
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if has("<!--") {
        try skip(through: "-->")
      } else if has("<?") {
        try skip(through: "?>")
      } else if has("<!") {
        try skip(through: ">")
      } else if has("</") {
        advance(2)
        let name = word()
        try skip(through: ">")
        return .end(name: name, line: line)
      } else {
        return try element()
      }
    }
    return nil
  }

  private mutating func element() throws(Fault) -> Event {
    let start = line
    advance()
    let name = word()
    guard !name.isEmpty else { throw Fault(message: "a name is missing after “<”", line: start) }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard index < bytes.count else {
        throw Fault(message: "the file ends inside <\(name)>", line: start)
      }
      if has("/>") {
        advance(2)
        pendingEnd = name
        break
      }
      if has(">") {
        advance()
        break
      }
      let key = word()
      skipSpace()
      guard !key.isEmpty, has("=") else {
        throw Fault(message: "<\(name)> has an attribute without a value", line: line)
      }
      advance()
      skipSpace()
      attributes[key] = try value(of: key)
    }
    return .begin(name: name, attributes: attributes, line: start)
  }

  private mutating func value(of key: String) throws(Fault) -> String {
    let start = line
    guard index < bytes.count, has("\"") || has("'") else {
      throw Fault(message: "the value of \(key) isn't quoted", line: start)
    }
    let quote = bytes[index]
    advance()
    let begin = index
    while index < bytes.count, bytes[index] != quote { advance() }
    guard index < bytes.count else {
      throw Fault(message: "the value of \(key) has no end", line: start)
    }
    let text = String(decoding: bytes[begin..<index], as: UTF8.self)
    advance()
    return Self.decoded(text)
  }

  /// The text with entities such as `&lt;` replaced by their characters.
  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    // The longest entity has ten characters. Without a limit, many “&” would each search the whole rest.
    let limit = 32
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].prefix(limit).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  // MARK: Bytes

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private mutating func skip(through end: StaticString) throws(Fault) {
    let start = line
    while index < bytes.count {
      if has(end) {
        advance(end.utf8CodeUnitCount)
        return
      }
      advance()
    }
    throw Fault(message: "the file ends before “\(end)”", line: start)
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 32 { advance() }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 32, !"=/><\"'".utf8.contains(bytes[index]) {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
