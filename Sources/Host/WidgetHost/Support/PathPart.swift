import DisplayList

package enum PathPart {
  /// A name as one part of a path and of a URL: letters, digits, `-`, `_` and inner dots stay, the
  /// rest is percent-encoded. A name too long for a file system ends in its digest.
  package static func encode(_ name: String) -> String {
    if name.isEmpty { return "%00" }
    var text = ""
    let digits = Array("0123456789ABCDEF")
    for (index, byte) in name.utf8.enumerated() {
      let isSafe =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        case UInt8(ascii: "."): index > 0
        default: false
        }
      if isSafe {
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

  /// `3`, `2.5`.
  package static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}
