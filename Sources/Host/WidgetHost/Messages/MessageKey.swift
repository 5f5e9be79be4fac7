internal import CSHA2
import Foundation

/// The key by which a parent knows its worker's messages: it is made for each worker, and given to it before the
/// widgets' code runs. Bytes that another process or a stray `write` puts into the pipe don't fit it.
///
/// Code in the worker's own memory can find it: see docs/sealing.md.
struct MessageKey: Sendable {
  static let byteCount = 32
  /// The bytes of a message's code.
  static let codeByteCount = 16
  private static let blockByteCount = 64

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A new one, of the parent, whose random numbers are the system's.
  static func make() -> MessageKey {
    var numbers = SystemRandomNumberGenerator()
    return MessageKey(
      bytes: (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &numbers) })
  }

  /// The code of a message: HMAC with SHA-256 (RFC 2104) over its number and its content.
  func code(number: UInt64, _ body: some ContiguousBytes) -> [UInt8] {
    let count = (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    let inner = Self.digest(block(0x36), count, body)
    return Array(Self.digest(block(0x5C), inner, []).prefix(Self.codeByteCount))
  }

  private func block(_ pad: UInt8) -> [UInt8] {
    bytes.map { $0 ^ pad } + Array(repeating: pad, count: Self.blockByteCount - bytes.count)
  }

  private static func digest(
    _ first: [UInt8], _ second: [UInt8], _ third: some ContiguousBytes
  ) -> [UInt8] {
    var context = SHA2_CTX()
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Init(&context)
    SHA256Update(&context, first, first.count)
    SHA256Update(&context, second, second.count)
    third.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { SHA256Update(&context, start, bytes.count) }
    }
    SHA256Final(&digest, &context)
    return digest
  }
}
