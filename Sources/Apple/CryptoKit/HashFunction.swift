internal import CCrypto
import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable, ContiguousBytes
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A hash function, fed piece by piece.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes of a digest, written as hexadecimal digits.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The bytes that were fed: libcrypto's context can't be copied as a value.
struct HashedBytes: Sendable {
  private(set) var bytes: [UInt8] = []
  mutating func append(_ buffer: UnsafeRawBufferPointer) { bytes += buffer }

  /// - Parameter name: as libcrypto has it: `SHA256`.
  func digest(_ name: String, count: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: count)
    var length = 0
    _ = EVP_Q_digest(nil, name, nil, bytes, bytes.count, &result, &length)
    return result
  }
}

/// Hash functions that are no longer safe.
public enum Insecure {}
