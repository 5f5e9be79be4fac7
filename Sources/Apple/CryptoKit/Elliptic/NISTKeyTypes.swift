internal import CCrypto
import Foundation

/// A public key of a curve, for signatures or for agreements.
public struct _NISTPublicKey<Curve: _NISTCurve, Use>: Sendable {
  /// The coordinates x and y.
  public let rawRepresentation: Data
  init(point: [UInt8]) { rawRepresentation = Data(point) }

  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(x963: [4] + rawRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    try self.init(x963: x963Representation.withUnsafeBytes { Array($0) })
  }
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    try self.init(x963: compressedRepresentation.withUnsafeBytes { Array($0) })
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    let key = try NISTKeys<Curve>.openKey(der: Array(derRepresentation))
    defer { EVP_PKEY_free(key) }
    self.init(point: try NISTKeys<Curve>.point(key))
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(text: pemRepresentation))
  }
  private init(x963 point: [UInt8]) throws {
    guard point.count > Curve._size else { throw CryptoKitError.incorrectParameterSize }
    let key = try NISTKeys<Curve>.openKey(point)
    defer { EVP_PKEY_free(key) }
    self.init(point: try NISTKeys<Curve>.point(key))
  }

  public var x963Representation: Data { Data([4]) + rawRepresentation }
  public var compressedRepresentation: Data {
    let isOdd = (rawRepresentation.last ?? 0) & 1 == 1
    return Data([isOdd ? 3 : 2]) + rawRepresentation.prefix(Curve._size)
  }
  public var derRepresentation: Data {
    Data(
      DER.sequence(
        DER.sequence(DER.ecPublicKey + Curve._identifier)
          + DER.value(3, [0] + x963Representation)))
  }
  public var pemRepresentation: String { DER.text(Array(derRepresentation), "PUBLIC KEY") }
}

/// A secret key of a curve, for signatures or for agreements.
public struct _NISTPrivateKey<Curve: _NISTCurve, Use>: Sendable {
  public let rawRepresentation: Data
  public let publicKey: _NISTPublicKey<Curve, Use>

  /// - Parameter compactRepresentable: without effect: every key is made in the same way.
  public init(compactRepresentable: Bool = true) {
    let bytes = NISTKeys<Curve>.random()
    rawRepresentation = Data(bytes)
    publicKey = _NISTPublicKey(point: (try? NISTKeys<Curve>.point(ofSecret: bytes)) ?? [])
  }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    self.rawRepresentation = Data(bytes)
    publicKey = _NISTPublicKey(point: try NISTKeys<Curve>.point(ofSecret: bytes))
  }
  /// - Parameter x963Representation: a public key, then the secret.
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == Curve._size * 3 + 1 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(rawRepresentation: Array(bytes.suffix(Curve._size)))
  }
  /// - Parameter derRepresentation: a PrivateKeyInfo (RFC 5208) or an ECPrivateKey (RFC 5915).
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    guard var fields = DER.content(Array(derRepresentation)[...], 0x30)?.value else {
      throw CryptoKitError.invalidParameter
    }
    if let version = DER.content(fields, 2), let kind = DER.content(version.rest, 0x30),
      let inner = DER.content(kind.rest, 4), let key = DER.content(inner.value, 0x30)
    {
      fields = key.value
    }
    guard let version = DER.content(fields, 2), let secret = DER.content(version.rest, 4) else {
      throw CryptoKitError.invalidParameter
    }
    try self.init(rawRepresentation: Array(secret.value))
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(text: pemRepresentation))
  }

  public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }
  public var derRepresentation: Data {
    let point = DER.value(0xA1, DER.value(3, [0] + publicKey.x963Representation))
    let key = DER.sequence([2, 1, 1] + DER.value(4, Array(rawRepresentation)) + point)
    return Data(
      DER.sequence(
        [2, 1, 0] + DER.sequence(DER.ecPublicKey + Curve._identifier) + DER.value(4, key)))
  }
  public var pemRepresentation: String { DER.text(Array(derRepresentation), "PRIVATE KEY") }
}

/// A signature of two numbers.
public struct _NISTSignature<Curve: _NISTCurve>: Sendable {
  /// The numbers r and s.
  public let rawRepresentation: Data
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == Curve._size * 2 else {
      throw CryptoKitError.incorrectParameterSize
    }
    self.rawRepresentation = Data(rawRepresentation)
  }
  public init<D: DataProtocol>(derRepresentation: D) throws {
    guard let raw = DER.numbers(Array(derRepresentation), Curve._size) else {
      throw CryptoKitError.invalidParameter
    }
    rawRepresentation = Data(raw)
  }
  public var derRepresentation: Data { Data(DER.signature(Array(rawRepresentation))) }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(rawRepresentation).withUnsafeBytes(body)
  }
}

/// The use of a key for signatures (FIPS 186-5).
public enum _Signing {}
/// The use of a key for agreements (SP 800-56A).
public enum _Agreement {}

extension _NISTPrivateKey where Use == _Signing {
  public func signature<D: DataProtocol>(for data: D) throws -> _NISTSignature<Curve> {
    try signature(ofDigest: Curve._digest(Array(data)))
  }
  public func signature<D: Digest>(for digest: D) throws -> _NISTSignature<Curve> {
    try signature(ofDigest: Array(digest))
  }
  private func signature(ofDigest digest: [UInt8]) throws -> _NISTSignature<Curve> {
    try _NISTSignature(
      rawRepresentation: NISTKeys<Curve>.sign(digest, Array(rawRepresentation)))
  }
}

extension _NISTPublicKey where Use == _Signing {
  public func isValidSignature<D: DataProtocol>(_ signature: _NISTSignature<Curve>, for data: D)
    -> Bool
  {
    NISTKeys<Curve>.isValid(
      Array(signature.rawRepresentation), Curve._digest(Array(data)), Array(rawRepresentation))
  }
  public func isValidSignature<D: Digest>(_ signature: _NISTSignature<Curve>, for digest: D)
    -> Bool
  {
    NISTKeys<Curve>.isValid(
      Array(signature.rawRepresentation), Array(digest), Array(rawRepresentation))
  }
}

extension _NISTPrivateKey where Use == _Agreement {
  public func sharedSecretFromKeyAgreement(
    with publicKeyShare: _NISTPublicKey<Curve, _Agreement>
  ) throws -> SharedSecret {
    SharedSecret(
      bytes: try NISTKeys<Curve>.shared(
        Array(rawRepresentation), Array(publicKeyShare.rawRepresentation)))
  }
}
