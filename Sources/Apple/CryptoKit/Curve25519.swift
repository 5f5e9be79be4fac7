internal import CCrypto
import Foundation

/// Keys of libcrypto's by their raw bytes.
enum RawKeys {
  static let count = 32

  /// - Parameter name: `ED25519` or `X25519`.
  static func publicKey(_ name: String, of secret: [UInt8]) throws -> [UInt8] {
    let key = try make(name, secret: secret)
    defer { EVP_PKEY_free(key) }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = count
    guard EVP_PKEY_get_raw_public_key(key, &bytes, &length) == 1 else { throw failure }
    return bytes
  }

  static func make(_ name: String, secret: [UInt8]) throws -> OpaquePointer {
    guard
      let key = EVP_PKEY_new_raw_private_key_ex(nil, name, nil, secret, secret.count)
    else { throw CryptoKitError.incorrectKeySize }
    return key
  }

  static func make(_ name: String, open: [UInt8]) throws -> OpaquePointer {
    guard let key = EVP_PKEY_new_raw_public_key_ex(nil, name, nil, open, open.count) else {
      throw CryptoKitError.incorrectKeySize
    }
    return key
  }

  static func random() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  static var failure: CryptoKitError { .underlyingCoreCryptoError(error: -1) }
}

/// The curve of D. J. Bernstein.
public enum Curve25519 {
  /// Signatures by Ed25519 (RFC 8032).
  public enum Signing {
    public struct PublicKey: Sendable {
      public let rawRepresentation: Data
      fileprivate init(_ bytes: [UInt8]) { rawRepresentation = Data(bytes) }
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        EVP_PKEY_free(try RawKeys.make("ED25519", open: bytes))
        self.rawRepresentation = Data(bytes)
      }
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool {
        guard let key = try? RawKeys.make("ED25519", open: Array(rawRepresentation)),
          let context = EVP_MD_CTX_new()
        else { return false }
        defer {
          EVP_MD_CTX_free(context)
          EVP_PKEY_free(key)
        }
        let signature = Array(signature), data = Array(data)
        return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
          && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
      }
    }

    public struct PrivateKey: Sendable {
      public let rawRepresentation: Data
      public let publicKey: PublicKey
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        self.rawRepresentation = Data(bytes)
        publicKey = try PublicKey(
          rawRepresentation: RawKeys.publicKey("ED25519", of: bytes))
      }
      public init() {
        // Any 32 bytes are a key.
        let bytes = RawKeys.random()
        rawRepresentation = Data(bytes)
        publicKey = PublicKey((try? RawKeys.publicKey("ED25519", of: bytes)) ?? [])
      }
      /// The same for the same data: Apple's adds randomness.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        let key = try RawKeys.make("ED25519", secret: Array(rawRepresentation))
        guard let context = EVP_MD_CTX_new() else { throw RawKeys.failure }
        defer {
          EVP_MD_CTX_free(context)
          EVP_PKEY_free(key)
        }
        var bytes = [UInt8](repeating: 0, count: 64), length = 64
        let data = Array(data)
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
          EVP_DigestSign(context, &bytes, &length, data, data.count) == 1
        else { throw RawKeys.failure }
        return Data(bytes)
      }
    }
  }
}
