import Failures
import Foundation

/// A parser of property lists in the old style (`{ key = value; }`), as `project.pbxproj` has it. Foundation's
/// own takes the part before a mistake for the whole.
struct OldStyleListParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ data: Data) { bytes = Array(data) }

  /// A mistake in the text.
  struct Mistake: Error, Equatable {
    /// The line, from 1.
    var line: Int
    /// The mistake as a sentence's predicate: `lacks a semicolon`.
    var predicate: String
  }

  /// The whole text as one value.
  mutating func list() throws(Mistake) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value()
    try skipSpace()
    guard index == bytes.count else { throw mistake("goes on after its end") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(Mistake) -> PropertyList {
    try skipSpace()
    guard index < bytes.count else { throw mistake("ends too early") }
    guard depth < PropertyList.depthLimit else {
      throw mistake("has more than \(PropertyList.depthLimit) levels")
    }
    depth += 1
    defer { depth -= 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try word())
    }
  }

  private mutating func dictionary() throws(Mistake) -> PropertyList {
    let start = index
    index += 1
    var items: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      guard index < bytes.count else { throw unclosed("{", start) }
      if take("}") { return .dictionary(items) }
      let key = try word()
      try skipSpace()
      if take(";") {
        // `key;` is short for `key = key;`.
        items[key] = .string(key)
        continue
      }
      guard take("=") else { throw mistake("lacks “=” after \(Self.shown(key))") }
      items[key] = try value()
      try skipSpace()
      guard take(";") || bytes[safe: index] == UInt8(ascii: "}") else {
        throw mistake("lacks a semicolon after the value of \(Self.shown(key))")
      }
    }
  }

  private mutating func array() throws(Mistake) -> PropertyList {
    let start = index
    index += 1
    var items: [PropertyList] = []
    while true {
      try skipSpace()
      guard index < bytes.count else { throw unclosed("(", start) }
      if take(")") { return .array(items) }
      items.append(try value())
      try skipSpace()
      guard take(",") || bytes[safe: index] == UInt8(ascii: ")") else {
        throw mistake("lacks a comma in a list")
      }
    }
  }

  private mutating func data() throws(Mistake) -> PropertyList {
    index += 1
    var digits: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      index += 1
      if Self.isSpace(byte) { continue }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("has something other than hexadecimal digits between < and >")
      }
      digits.append(UInt8(truncatingIfNeeded: digit))
    }
    guard take(">"), digits.count.isMultiple(of: 2) else {
      throw mistake("has half a byte of data")
    }
    return .data(
      Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
  }

  // MARK: Words

  private mutating func word() throws(Mistake) -> String {
    guard index < bytes.count else { throw mistake("ends too early") }
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) {
      // A comment ends a word; a slash alone is part of a path.
      if bytes[index] == UInt8(ascii: "/"), let next = bytes[safe: index + 1],
        next == UInt8(ascii: "*") || next == UInt8(ascii: "/"), index > start
      {
        break
      }
      index += 1
    }
    guard index > start else { throw unexpected() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(Mistake) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    throw unclosed(quote == UInt8(ascii: "'") ? "'" : "\"", start)
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = bytes[safe: index] else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"): text += Array(String(decoding: units(), as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): text.append(octal(byte))
    default: text.append(byte)
    }
  }

  /// The UTF-16 of one `\U` escape, and of those that follow it directly: two make one character.
  private mutating func units() -> [UInt16] {
    var units: [UInt16] = []
    while true {
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let byte = bytes[safe: index],
          let digit = Character(Unicode.Scalar(byte)).hexDigitValue
        else { break }
        unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
        index += 1
      }
      units.append(unit)
      guard bytes[safe: index] == UInt8(ascii: "\\"), bytes[safe: index + 1] == UInt8(ascii: "U")
      else { return units }
      index += 2
    }
  }

  private mutating func octal(_ first: UInt8) -> UInt8 {
    var value = first & 7
    for _ in 0..<2 {
      guard let byte = bytes[safe: index], (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte)
      else { break }
      value = value &* 8 &+ (byte & 7)
      index += 1
    }
    return value
  }

  // MARK: Space

  private mutating func skipSpace() throws(Mistake) {
    while index < bytes.count {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), bytes[safe: index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if bytes[index] == UInt8(ascii: "/"), bytes[safe: index + 1] == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && bytes[safe: index + 1] == UInt8(ascii: "/"))
        {
          index += 1
        }
        guard index < bytes.count else { throw unclosed("/*", start) }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes[safe: index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@~%&#!?^[]*|".utf8.contains(byte)
    }
  }

  // MARK: Mistakes

  private static func shown(_ key: String) -> String {
    "“\(PlainText.short(PlainText.line(key), 40))”"
  }

  private func mistake(_ predicate: String) -> Mistake {
    Mistake(line: line(index), predicate: predicate)
  }

  private func unclosed(_ opening: String, _ start: Int) -> Mistake {
    Mistake(line: line(start), predicate: "opens \(opening) and doesn't close it")
  }

  private func unexpected() -> Mistake {
    let line = bytes[index...].prefix { $0 != 0x0A }
    let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    if let marker = markers.first(where: { line.starts(with: $0.utf8) }) {
      return mistake("has a conflict marker of Git (\(marker))")
    }
    let character = String(decoding: line, as: UTF8.self).first.map(String.init) ?? "a line break"
    return mistake("has \(PlainText.line(character)) where a name or a value is expected")
  }

  private func line(_ index: Int) -> Int {
    1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
