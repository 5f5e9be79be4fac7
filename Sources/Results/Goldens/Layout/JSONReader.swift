import Foundation

/// A value with the line that it begins on.
struct JSONValue {
  enum Content {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  var content: Content
  var line: Int
}

/// Reads JSON that may be damaged: each error names its line, and nesting has an end.
struct JSONReader {
  /// Two for each view, and what steps need.
  private static let deepest = LayoutTree.deepest * 2 + 8

  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws(LayoutTreeError) -> JSONValue {
    let value = try value(depth: 1)
    skipSpace()
    if at < bytes.count { throw failure("more text follows the layout's end") }
    return value
  }

  private func failure(_ reason: String) -> LayoutTreeError {
    LayoutTreeError(description: "line \(line): \(reason)")
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return
      }
      at += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[at...].starts(with: word) else { return false }
    at += word.count
    return true
  }

  private mutating func value(depth: Int) throws(LayoutTreeError) -> JSONValue {
    skipSpace()
    guard depth <= Self.deepest else {
      throw failure("views stand in each other more than \(LayoutTree.deepest) deep")
    }
    guard at < bytes.count else { throw failure("the text ends too early") }
    let start = line
    switch bytes[at] {
    case UInt8(ascii: "{"): return JSONValue(content: try object(depth), line: start)
    case UInt8(ascii: "["): return JSONValue(content: try array(depth), line: start)
    case UInt8(ascii: "\""): return JSONValue(content: .string(try string()), line: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(content: .number(try number()), line: start)
    default:
      if take(word: "true") { return JSONValue(content: .bool(true), line: start) }
      if take(word: "false") { return JSONValue(content: .bool(false), line: start) }
      if take(word: "null") { return JSONValue(content: .null, line: start) }
      throw failure("a value is expected")
    }
  }

  private mutating func object(_ depth: Int) throws(LayoutTreeError) -> JSONValue.Content {
    at += 1
    var fields: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(fields) }
    repeat {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw failure("a key is expected")
      }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw failure("“:” is expected after a key") }
      fields[key] = try value(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("“}” is expected") }
    return .object(fields)
  }

  private mutating func array(_ depth: Int) throws(LayoutTreeError) -> JSONValue.Content {
    at += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("“]” is expected") }
    return .array(values)
  }

  private mutating func number() throws(LayoutTreeError) -> Double {
    let start = at
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        at += 1
        continue
      default: break
      }
      break
    }
    guard let value = Double(String(decoding: bytes[start..<at], as: UTF8.self)), value.isFinite
    else { throw failure("a number can't be read") }
    return value
  }

  private mutating func string() throws(LayoutTreeError) -> String {
    at += 1
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0x0A: throw failure("a string has no end")
      default: text.append(byte)
      }
    }
    throw failure("a string has no end")
  }

  private mutating func escape() throws(LayoutTreeError) -> [UInt8] {
    guard at < bytes.count else { throw failure("a string has no end") }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var unit = try hexadecimal()
      if 0xD800...0xDBFF ~= unit, at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        let low = try hexadecimal()
        if 0xDC00...0xDFFF ~= low { unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) }
      }
      return Array(String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8)
    default: throw failure("a string holds an escape that isn't known")
    }
  }

  private mutating func hexadecimal() throws(LayoutTreeError) -> UInt32 {
    guard at + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    else { throw failure("a string holds an escape that can't be read") }
    at += 4
    return unit
  }
}
