import DisplayList

package enum PathPart {
  /// A name as one part of a path and of a URL: letters, digits, `-`, `_` and inner dots stay, the
  /// rest is percent-encoded. A name too long for a file system ends in its digest.
  package static func encode(_ name: String) -> String {
    if name.isEmpty { return "%00" }
    // Most names stay as they are.
    if name.utf8.count <= 150, name.utf8.allSatisfy({ isSafe($0) }) { return name }
    var text = ""
    let digits = Array("0123456789ABCDEF")
    for (index, byte) in name.utf8.enumerated() {
      if isSafe(byte) || byte == UInt8(ascii: ".") && index > 0 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    guard text.utf8.count > 150 else { return text }
    var hasher = DigestHasher()
    hasher.add(name)
    return String(text.prefix(110)) + "-" + hasher.finish().description
  }

  /// Whether a byte stays wherever it is.
  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// `3`, `2.5`.
  package static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
