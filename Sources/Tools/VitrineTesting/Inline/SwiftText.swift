/// Swift source as bytes, as far as it has to be read to find one call's end: comments, strings of every
/// delimiter and what is between brackets. A regular expression between slashes isn't known as one.
struct SwiftText {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  private static let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\""), hash = UInt8(ascii: "#")
  private static let backslash = UInt8(ascii: "\\"), newline = UInt8(ascii: "\n")

  private func has(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      index >= 0 && index + wanted.count <= bytes.count
        && bytes[index..<index + wanted.count].elementsEqual(wanted)
    }
  }

  // MARK: Lines

  /// Of a line's first byte.
  ///
  /// - Parameter line: from 1; nil beyond the end.
  func start(ofLine line: Int) -> Int? {
    guard line > 0 else { return nil }
    var index = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[index...].firstIndex(of: Self.newline) else { return nil }
      index = end + 1
    }
    return index <= bytes.count ? index : nil
  }

  /// The white space that the line around `index` begins with.
  func indent(at index: Int) -> String {
    let start = bytes[..<index].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What the file indents by: a tab, or its smallest indent of spaces.
  var indentUnit: String {
    var least = Int.max
    var isAtStart = true
    var count = 0
    for byte in bytes {
      if byte == Self.newline {
        isAtStart = true
        count = 0
      } else if isAtStart, byte == UInt8(ascii: " ") {
        count += 1
      } else if isAtStart {
        if byte == UInt8(ascii: "\t"), count == 0 { return "\t" }
        // A comment's lines are often one further in.
        if count > 1, byte != Self.star { least = min(least, count) }
        isAtStart = false
      }
    }
    return String(repeating: " ", count: least == .max ? 2 : least)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Skipping

  func skipSpace(_ index: Int) -> Int {
    var index = index
    while index < bytes.count,
      Self.isBlank(bytes[index]) || bytes[index] == Self.newline
        || bytes[index] == UInt8(ascii: "\r")
    {
      index += 1
    }
    return index
  }

  /// - Returns: after white space and comments; nil where a comment has no end.
  func skipTrivia(_ index: Int) -> Int? {
    var index = skipSpace(index)
    while let end = skipComment(index) {
      guard end <= bytes.count else { return nil }
      index = skipSpace(end)
    }
    return index
  }

  /// - Returns: after the comment that begins here, beyond the end where it has none; nil where there
  ///   is no comment.
  func skipComment(_ index: Int) -> Int? {
    if has("//", at: index) {
      return bytes[index...].firstIndex(of: Self.newline) ?? bytes.count
    }
    guard has("/*", at: index) else { return nil }
    var depth = 0
    var index = index
    while index < bytes.count {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count + 1
  }

  /// - Returns: after the string literal that begins here; nil where there is none, or no end of it.
  func skipString(_ index: Int) -> Int? {
    var start = index
    while start < bytes.count, bytes[start] == Self.hash { start += 1 }
    let hashes = start - index
    guard start < bytes.count, bytes[start] == Self.quote else { return nil }
    let isLong = has("\"\"\"", at: start)
    let quotes = isLong ? 3 : 1
    var index = start + quotes
    func hasHashes(_ index: Int) -> Bool {
      index + hashes <= bytes.count && bytes[index..<index + hashes].allSatisfy { $0 == Self.hash }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.backslash, hasHashes(index + 1) {
        index += 1 + hashes
        guard index < bytes.count else { return nil }
        if bytes[index] == UInt8(ascii: "(") {
          guard let end = skipBrackets(index) else { return nil }
          index = end
        } else {
          index += 1
        }
      } else if byte == Self.quote, isLong ? has("\"\"\"", at: index) : true,
        hasHashes(index + quotes)
      {
        return index + quotes + hashes
      } else if byte == Self.newline, !isLong {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  /// - Parameter index: of an opening bracket.
  /// - Parameter visit: told of each place within it that is in no inner bracket, string or comment.
  /// - Returns: after the closing bracket; nil where there is none that fits.
  func skipBrackets(_ index: Int, _ visit: (Int) -> Void = { _ in }) -> Int? {
    var open: [UInt8] = []
    var index = index
    while index < bytes.count {
      if let end = skipComment(index) {
        index = end
        continue
      }
      switch bytes[index] {
      case Self.quote, Self.hash:
        if let end = skipString(index) {
          index = end
          continue
        }
        if bytes[index] == Self.quote { return nil }
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == bytes[index] else { return nil }
        if open.isEmpty { return index + 1 }
      default: if open.count == 1 { visit(index) }
      }
      index += 1
    }
    return nil
  }
}
