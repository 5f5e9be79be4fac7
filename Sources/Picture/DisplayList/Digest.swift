internal import CDigest
import Foundation

/// 128 bits that name a value, the same in every process and on every machine.
package struct Digest: Hashable, Sendable, Codable, CustomStringConvertible {
  package let high: UInt64, low: UInt64

  /// 32 hexadecimal digits.
  package var description: String {
    func hex(_ v: UInt64) -> String {
      let digits = String(v, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return hex(high) + hex(low)
  }

  /// - Returns: nil where the text isn't a digest's ``description``.
  package init?(_ description: String) {
    let digits = description.utf8
    guard digits.count == 32 else { return nil }
    var words: [UInt64] = [0, 0]
    for (index, digit) in digits.enumerated() {
      let value: UInt8
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
      default: return nil
      }
      words[index / 16] = words[index / 16] << 4 | UInt64(value)
    }
    self.init(high: words[0], low: words[1])
  }

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

/// Two lanes of multiply-and-fold (the mixing step of wyhash), eight bytes at a time. It tells
/// pictures apart; it is no defence against someone who wants two to collide.
package struct DigestHasher: Sendable {
  private var state = digest_state(a: 0xA076_1D64_78BD_642F, b: 0xE703_7ED1_A0B4_28DB)

  package init() {}

  @inline(__always) package mutating func add(_ word: UInt64) { digest_add(&state, word) }
  @inline(__always) package mutating func add(_ value: Int) {
    add(UInt64(bitPattern: Int64(value)))
  }
  @inline(__always) package mutating func add(_ value: Bool) { add(value ? 1 : 2 as UInt64) }

  /// Negative zero counts as zero.
  @inline(__always) package mutating func add(_ value: Double) { add((value + 0).bitPattern) }
  @inline(__always) package mutating func add(_ value: CGFloat) { add(Double(value)) }
  @inline(__always) package mutating func add(_ value: CGPoint) {
    add(value.x)
    add(value.y)
  }
  @inline(__always) package mutating func add(_ value: CGSize) {
    add(value.width)
    add(value.height)
  }
  @inline(__always) package mutating func add(_ value: CGRect) {
    add(value.origin)
    add(value.size)
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(bytes: UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(bytes: [UInt8]) { bytes.withUnsafeBytes { add(bytes: $0) } }

  package mutating func add(bytes: UnsafeRawBufferPointer) {
    digest_add_bytes(&state, bytes.baseAddress, bytes.count)
  }

  package func finish() -> Digest {
    var end = self
    end.add(0x2127_599B_F432_5C37 as UInt64)
    end.add(end.state.b)
    return Digest(high: end.state.a, low: end.state.b)
  }
}
