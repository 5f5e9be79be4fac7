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
  /// The states after the key's two blocks, with which each code's two digests begin.
  private let inner: SHA2_CTX, outer: SHA2_CTX

  init(bytes: [UInt8]) {
    self.bytes = bytes
    inner = Self.state(after: bytes, pad: 0x36)
    outer = Self.state(after: bytes, pad: 0x5C)
  }

  /// A new one, of the parent, whose random numbers are the system's.
  static func make() -> MessageKey {
    var numbers = SystemRandomNumberGenerator()
    return MessageKey(
      bytes: (0..<byteCount).map { _ in UInt8.random(in: 0...255, using: &numbers) })
  }

  /// The code of a message: HMAC with SHA-256 (RFC 2104) over its number and its content.
  func code(number: UInt64, _ body: some ContiguousBytes) -> [UInt8] {
    var count = number.littleEndian
    var context = inner
    SHA256Update(&context, &count, MemoryLayout.size(ofValue: count))
    body.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { SHA256Update(&context, start, bytes.count) }
    }
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    context = outer
    SHA256Update(&context, digest, digest.count)
    SHA256Final(&digest, &context)
    return Array(digest.prefix(Self.codeByteCount))
  }

  private static func state(after key: [UInt8], pad: UInt8) -> SHA2_CTX {
    var context = SHA2_CTX()
    SHA256Init(&context)
    let block = key.map { $0 ^ pad } + Array(repeating: pad, count: blockByteCount - key.count)
    SHA256Update(&context, block, block.count)
    return context
  }
}
