internal import CCrypto
import Foundation

/// A secret that two sides have agreed on.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  public var description: String { "SharedSecret: \(hexadecimal(bytes))" }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// A key by RFC 5869.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// A key by X9.63: digests of the secret, a number and the shared bytes.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = [], number: UInt32 = 1
    while output.count < outputByteCount {
      let big = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
      output += Array(H.hash(data: bytes + big + Array(sharedInfo)))
      number += 1
    }
    return SymmetricKey(data: Array(output.prefix(max(outputByteCount, 0))))
  }
}

extension Curve25519 {
  /// Agreements by X25519 (RFC 7748).
  public enum KeyAgreement {
    public struct PublicKey: Sendable {
      public let rawRepresentation: Data
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        EVP_PKEY_free(try RawKeys.make("X25519", open: bytes))
        self.rawRepresentation = Data(bytes)
      }
      fileprivate init(_ bytes: [UInt8]) { rawRepresentation = Data(bytes) }
    }

    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data
      public let publicKey: PublicKey
      public init() {
        // Any 32 bytes are a key.
        let bytes = RawKeys.random()
        rawRepresentation = Data(bytes)
        publicKey = PublicKey((try? RawKeys.publicKey("X25519", of: bytes)) ?? [])
      }
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        self.rawRepresentation = Data(bytes)
        publicKey = PublicKey(try RawKeys.publicKey("X25519", of: bytes))
      }
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws
        -> SharedSecret
      {
        let own = try RawKeys.make("X25519", secret: Array(rawRepresentation))
        defer { EVP_PKEY_free(own) }
        let other = try RawKeys.make("X25519", open: Array(publicKeyShare.rawRepresentation))
        defer { EVP_PKEY_free(other) }
        return SharedSecret(bytes: try RawKeys.shared(own, other, count: RawKeys.count))
      }
    }
  }
}
