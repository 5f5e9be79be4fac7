import Foundation

/// Values in the distinguished encoding of ASN.1 (X.690).
enum DER {
  /// The identifier of keys of elliptic curves (RFC 5480).
  static let ecPublicKey: [UInt8] = [6, 7, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]

  static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    if count < 128 { return [tag, UInt8(truncatingIfNeeded: count)] + content }
    if count < 256 { return [tag, 0x81, UInt8(truncatingIfNeeded: count)] + content }
    return [tag, 0x82, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
      + content
  }

  static func sequence(_ content: [UInt8]) -> [UInt8] { value(0x30, content) }

  /// A signature of two numbers of equal length.
  static func signature(_ raw: [UInt8]) -> [UInt8] {
    let half = raw.count / 2
    return sequence(number(raw.prefix(half)) + number(raw.dropFirst(half)))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digits = Array(bytes.drop { $0 == 0 })
    if (digits.first ?? 0x80) >= 0x80 { digits.insert(0, at: 0) }
    return value(2, digits)
  }

  /// The numbers of a signature, each of `size` bytes; nil where it isn't one.
  static func numbers(_ der: [UInt8], _ size: Int) -> [UInt8]? {
    guard let outer = content(der[...], 0x30), outer.rest.isEmpty,
      let first = content(outer.value, 2), let second = content(first.rest, 2),
      second.rest.isEmpty
    else { return nil }
    let parts = [first.value, second.value].map { Array($0.drop { $0 == 0 }) }
    guard parts.allSatisfy({ $0.count <= size }) else { return nil }
    return parts.flatMap { [UInt8](repeating: 0, count: size - $0.count) + $0 }
  }

  /// The content of a value with a tag, and what follows it.
  static func content(
    _ bytes: ArraySlice<UInt8>, _ tag: UInt8
  ) -> (value: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard bytes.first == tag, let length = bytes.dropFirst().first else { return nil }
    var rest = bytes.dropFirst(2), count = Int(truncatingIfNeeded: length)
    if length >= 128 {
      let more = Int(truncatingIfNeeded: length & 0x7F)
      guard more <= 4, rest.count >= more else { return nil }
      count = rest.prefix(more).reduce(0) { $0 << 8 | Int(truncatingIfNeeded: $1) }
      rest = rest.dropFirst(more)
    }
    guard rest.count >= count else { return nil }
    return (rest.prefix(count), rest.dropFirst(count))
  }

  // MARK: Texts

  /// The text of a key in a mail's form (RFC 7468).
  static func text(_ der: [UInt8], _ label: String) -> String {
    let base = Array(Data(der).base64EncodedString())
    let lines = stride(from: 0, to: base.count, by: 64).map {
      String(base[$0..<min($0 + 64, base.count)])
    }
    return (["-----BEGIN \(label)-----"] + lines + ["-----END \(label)-----"])
      .joined(separator: "\n")
  }

  static func bytes(text: String) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard text.contains("-----BEGIN"), let data = Data(base64Encoded: lines.joined()) else {
      throw CryptoKitError.invalidParameter
    }
    return Array(data)
  }
}
