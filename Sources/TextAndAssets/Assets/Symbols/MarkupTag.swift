/// A tag of an XML file, for the few formats that are read tag by tag.
struct MarkupTag {
  let name: String
  let attributes: [String: String]
  let isClosing: Bool
  /// Whether nothing is in it: `<path/>`.
  let isEmpty: Bool

  /// The tags of a file in order; comments, declarations and text are left out.
  static func tags(in bytes: [UInt8]) -> [MarkupTag] {
    var reader = Reader(bytes: bytes)
    var tags: [MarkupTag] = []
    while tags.count < countLimit, let tag = reader.next() { tags.append(tag) }
    return tags
  }

  /// More than a drawing has.
  private static let countLimit = 100_000

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func next() -> MarkupTag? {
      while true {
        guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
        index = start + 1
        if begins("!--") {
          skip(behind: "-->")
        } else if begins("![CDATA[") {
          skip(behind: "]]>")
        } else if begins("?") || begins("!") {
          skip(behind: ">")
        } else {
          return tag()
        }
      }
    }

    private func begins(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    private mutating func skip(behind text: StaticString) {
      while index < bytes.count, !begins(text) { index += 1 }
      index = min(index + text.utf8CodeUnitCount, bytes.count)
    }

    private mutating func tag() -> MarkupTag? {
      let isClosing = begins("/")
      if isClosing { index += 1 }
      let name = word()
      var attributes: [String: String] = [:]
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: ">"):
          let isEmpty = bytes[index - 1] == UInt8(ascii: "/")
          index += 1
          return MarkupTag(
            name: name, attributes: attributes, isClosing: isClosing, isEmpty: isEmpty)
        case let byte where Self.isName(byte):
          let key = word()
          if let value = value() { attributes[key] = value }
        default: index += 1
        }
      }
      return nil
    }

    private mutating func word() -> String {
      let start = index
      while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: ":"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }

    /// `="…"` behind an attribute's name; nil where none follows.
    private mutating func value() -> String? {
      func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      skipSpace()
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
      else { return nil }
      let quote = bytes[index]
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: quote) else {
        index = bytes.count
        return nil
      }
      index = end + 1
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
