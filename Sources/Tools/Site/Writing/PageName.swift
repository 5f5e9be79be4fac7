import Foundation

/// Names of files and addresses made from names in user code.
enum PageName {
  /// The longest that a part of a path is made, in bytes; file systems allow 255.
  private static let limit = 96

  /// One part of a path that every file system can hold: letters, digits, `-`, `_` and inner dots
  /// stay, other bytes are written as `%XX`. Long names are cut and end in a hash of the whole.
  static func part(_ name: String) -> String {
    let encoded = encode(name)
    guard encoded.utf8.count > limit else { return encoded.isEmpty ? "%" : encoded }
    var head = encoded.prefix(limit - 17)
    while head.removingPercentEncoding == nil { head = head.dropLast() }
    return "\(head)~\(hash(name))"
  }

  /// The same for several, which stay apart even where case doesn't count: of names that differ
  /// in case alone, all but the first get a hash.
  static func parts(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let plain = part(name)
      let chosen = taken.contains(plain.lowercased()) ? "\(plain)~\(hash(name))" : plain
      taken.insert(chosen.lowercased())
      return chosen
    }
  }

  /// A path on disk as a relative URL.
  static func url(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        let encoded = encode(String(part), keeping: "-_.~!$'()*+,;=@:")
        return index == 0 && part.contains(":") ? "./\(encoded)" : encoded
      }
      .joined(separator: "/")
  }

  /// A text as a value in the fragment of an address.
  static func query(_ text: String) -> String { encode(text) }

  private static func encode(_ name: String, keeping kept: String = "-_.") -> String {
    let keptBytes = Set(kept.utf8)
    var out = ""
    for (index, byte) in name.utf8.enumerated() {
      let isLetterOrDigit =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
      let isHiddenDot = byte == 0x2E && index == 0 && kept == "-_."
      if isLetterOrDigit || (keptBytes.contains(byte) && !isHiddenDot) {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        out += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return out
  }

  /// FNV-1a in 64 bits, as 16 hexadecimal digits. It is part of addresses that people refer to, so it
  /// stays even where the digest of pictures changes.
  static func hash(_ text: String) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value = value &* 0x100_0000_01B3
    }
    let hex = String(value, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}
