import Foundation

/// The length of a key, in bits.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A random one. Frames have random numbers of their seed.
  public init(size: SymmetricKeySize) {
    var random = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An error of CryptoKit.
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure, unwrapFailure, invalidParameter
}

/// An authentication code of a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private let outer: [UInt8]
  private var inner: H

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner = H()
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer = bytes.map { $0 ^ 0x5C }
  }
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  public func finalize() -> MAC {
    var function = H()
    function.update(data: outer)
    function.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(function.finalize()))
  }
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ mac: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let code = mac.withUnsafeBytes { Array($0) }
    return authenticationCode(for: data, using: key).bytes == code
  }
}

/// An authentication code.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, Sequence, ContiguousBytes,
  CustomStringConvertible, Sendable
{
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): " + hexadecimal(bytes) }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Keys derived from other keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let zeros = [UInt8](repeating: 0, count: H.Digest.byteCount)
    let salt = salt.map { Array($0) } ?? []
    return HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.isEmpty ? zeros : salt))
  }
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk), info = info.map { Array($0) } ?? []
    var output: [UInt8] = [], last: [UInt8] = [], number: UInt8 = 1
    while output.count < outputByteCount {
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      output += last
      // No more than 255 digests are made (RFC 5869, 2.3).
      if number == 255 { break }
      number += 1
    }
    return SymmetricKey(data: Array(output.prefix(max(outputByteCount, 0))))
  }
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }
}
