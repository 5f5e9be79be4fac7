internal import CCrypto
import Foundation

/// A curve of NIST's, with what libcrypto has to know of it.
public protocol _NISTCurve: Sendable {
  /// The number of bytes of a coordinate.
  static var _size: Int { get }
  /// The curve's identifier, as DER.
  static var _identifier: [UInt8] { get }
  /// The order of the curve's points, most significant byte first.
  static var _order: [UInt8] { get }
  /// The digest that a signature is of.
  static func _digest(_ bytes: [UInt8]) -> [UInt8]
}

/// Keys of a curve by their bytes: a secret is a number, a public key the coordinates x and y.
enum NISTKeys<Curve: _NISTCurve> {
  /// A random secret. Frames have random numbers of their seed.
  static func random() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    while true {
      var bytes = (0..<Curve._size).map { _ in UInt8.random(in: 0...255, using: &random) }
      // The number of bits of P-521 isn't one of whole bytes.
      if let first = bytes.first, let top = Curve._order.first {
        bytes[0] = first & (UInt8(truncatingIfNeeded: (1 << (8 - top.leadingZeroBitCount)) - 1))
      }
      if isSecret(bytes) { return bytes }
    }
  }

  static func isSecret(_ bytes: [UInt8]) -> Bool {
    bytes.count == Curve._size && bytes.contains { $0 != 0 }
      && bytes.lexicographicallyPrecedes(Curve._order)
  }

  // MARK: Keys of libcrypto

  static func secretKey(_ bytes: [UInt8]) throws -> OpaquePointer {
    guard bytes.count == Curve._size else { throw CryptoKitError.incorrectKeySize }
    guard isSecret(bytes) else { throw CryptoKitError.invalidParameter }
    // An ECPrivateKey of RFC 5915 without its public key, which libcrypto computes.
    let der = DER.sequence(
      [2, 1, 1] + DER.value(4, bytes) + DER.value(0xA0, Curve._identifier))
    return try secretKey(der: der)
  }

  static func secretKey(der: [UInt8]) throws -> OpaquePointer {
    let key = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var start = buffer.baseAddress
      return d2i_AutoPrivateKey(nil, &start, buffer.count)
    }
    guard let key else { throw CryptoKitError.invalidParameter }
    return key
  }

  /// - Parameter point: a form and one or two coordinates, as X9.63 has it.
  static func openKey(_ point: [UInt8]) throws -> OpaquePointer {
    let der = DER.sequence(
      DER.sequence(DER.ecPublicKey + Curve._identifier) + DER.value(3, [0] + point))
    return try openKey(der: der)
  }

  static func openKey(der: [UInt8]) throws -> OpaquePointer {
    let key = der.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var start = buffer.baseAddress
      return d2i_PUBKEY(nil, &start, buffer.count)
    }
    guard let key else { throw CryptoKitError.invalidParameter }
    return key
  }

  // MARK: Bytes

  /// The key as a SubjectPublicKeyInfo.
  static func openDER(_ key: OpaquePointer) throws -> [UInt8] {
    let count = Int(i2d_PUBKEY(key, nil))
    guard count > 0 else { throw RawKeys.failure }
    var der = [UInt8](repeating: 0, count: count)
    der.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      _ = i2d_PUBKEY(key, &start)
    }
    return der
  }

  /// The coordinates x and y of a key.
  static func point(_ key: OpaquePointer) throws -> [UInt8] {
    EVP_PKEY_set_utf8_string_param(
      key, OSSL_PKEY_PARAM_EC_POINT_CONVERSION_FORMAT, "uncompressed")
    let der = try openDER(key)
    let point = Array(der.suffix(Curve._size * 2 + 1))
    let whole = DER.sequence(
      DER.sequence(DER.ecPublicKey + Curve._identifier) + DER.value(3, [0] + point))
    // A key of another curve has another identifier.
    guard der == whole else { throw CryptoKitError.invalidParameter }
    return Array(point.dropFirst())
  }

  static func point(ofSecret bytes: [UInt8]) throws -> [UInt8] {
    let key = try secretKey(bytes)
    defer { EVP_PKEY_free(key) }
    return try point(key)
  }

  // MARK: Work

  /// - Returns: the numbers r and s of the signature.
  static func sign(_ digest: [UInt8], _ secret: [UInt8]) throws -> [UInt8] {
    let key = try secretKey(secret)
    defer { EVP_PKEY_free(key) }
    guard let context = EVP_PKEY_CTX_new(key, nil) else { throw RawKeys.failure }
    defer { EVP_PKEY_CTX_free(context) }
    var length = 0
    guard EVP_PKEY_sign_init(context) == 1,
      EVP_PKEY_sign(context, nil, &length, digest, digest.count) == 1
    else { throw RawKeys.failure }
    var bytes = [UInt8](repeating: 0, count: length)
    guard EVP_PKEY_sign(context, &bytes, &length, digest, digest.count) == 1,
      let raw = DER.numbers(Array(bytes.prefix(length)), Curve._size)
    else { throw RawKeys.failure }
    return raw
  }

  static func isValid(_ signature: [UInt8], _ digest: [UInt8], _ point: [UInt8]) -> Bool {
    guard let key = try? openKey([4] + point) else { return false }
    defer { EVP_PKEY_free(key) }
    guard let context = EVP_PKEY_CTX_new(key, nil) else { return false }
    defer { EVP_PKEY_CTX_free(context) }
    let der = DER.signature(signature)
    return EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, der, der.count, digest, digest.count) == 1
  }

  /// The coordinate that two keys share.
  static func shared(_ secret: [UInt8], _ point: [UInt8]) throws -> [UInt8] {
    let own = try secretKey(secret)
    defer { EVP_PKEY_free(own) }
    let other = try openKey([4] + point)
    defer { EVP_PKEY_free(other) }
    return try RawKeys.shared(own, other, count: Curve._size)
  }
}

extension RawKeys {
  static func shared(
    _ own: OpaquePointer, _ other: OpaquePointer, count: Int
  ) throws -> [UInt8] {
    guard let context = EVP_PKEY_CTX_new(own, nil) else { throw failure }
    defer { EVP_PKEY_CTX_free(context) }
    var bytes = [UInt8](repeating: 0, count: count), length = count
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other) == 1,
      EVP_PKEY_derive(context, &bytes, &length) == 1
    else { throw failure }
    return Array(bytes.prefix(length))
  }
}
