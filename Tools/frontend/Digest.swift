/// A digest of 128 bits that names a shadow by what it is made of. Two lanes of multiplication and rotation;
/// a collision harms no one, since the input and the cache are the user's own.
struct Digest {
  private var first: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    let whole = bytes.count & ~7
    var index = 0
    while index < whole {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    if whole < bytes.count { mix(rest) }
  }

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0xff51_afd7_ed55_8ccd
    first = first << 29 | first >> 35
    second = (second &+ word) &* 0xc4ce_b9fe_1a85_ec53
    second ^= second >> 31
    second = second << 17 | second >> 47
  }

  /// 32 hexadecimal digits.
  var hexadecimal: String {
    var result = self
    for _ in 0..<4 { result.mix(result.first ^ result.second) }
    func digits(_ word: UInt64) -> String {
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(result.first) + digits(result.second)
  }
}
