internal import CCrypto
import Foundation

/// A cipher of libcrypto that authenticates what it encrypts.
struct SealingCipher {
  let name: String
  static let nonceCount = 12
  static let tagCount = 16

  func seal(
    _ message: [UInt8], _ key: [UInt8], _ nonce: [UInt8], authenticating: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    var tag = [UInt8](repeating: 0, count: Self.tagCount)
    let text = try run(message, key, nonce, authenticating, isSealing: true) { context in
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagCount), &tag)
    }
    return (text, tag)
  }

  func open(
    _ text: [UInt8], _ key: [UInt8], _ nonce: [UInt8], tag: [UInt8], authenticating: [UInt8]
  ) throws -> [UInt8] {
    var tag = tag
    return try run(text, key, nonce, authenticating, isSealing: false, tag: &tag)
  }

  private func run(
    _ input: [UInt8], _ key: [UInt8], _ nonce: [UInt8], _ authenticating: [UInt8],
    isSealing: Bool, tag: UnsafeMutablePointer<UInt8>? = nil,
    finish: (OpaquePointer) -> Int32 = { _ in 1 }
  ) throws -> [UInt8] {
    guard let cipher = EVP_CIPHER_fetch(nil, name, nil), let context = EVP_CIPHER_CTX_new() else {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
    defer {
      EVP_CIPHER_CTX_free(context)
      EVP_CIPHER_free(cipher)
    }
    guard key.count == EVP_CIPHER_get_key_length(cipher) else {
      throw CryptoKitError.incorrectKeySize
    }
    var output = [UInt8](repeating: 0, count: input.count + Self.tagCount)
    var length: Int32 = 0, rest: Int32 = 0
    let started = EVP_CipherInit_ex2(context, cipher, key, nonce, isSealing ? 1 : 0, nil)
    guard started == 1 else { throw CryptoKitError.incorrectParameterSize }
    if !authenticating.isEmpty {
      var ignored: Int32 = 0
      EVP_CipherUpdate(
        context, nil, &ignored, authenticating, Int32(clamping: authenticating.count))
    }
    if let tag {
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagCount), tag)
    }
    let isDone =
      EVP_CipherUpdate(context, &output, &length, input, Int32(clamping: input.count)) == 1
      && output.withUnsafeMutableBufferPointer {
        EVP_CipherFinal_ex(context, $0.baseAddress.map { $0 + Int(length) }, &rest) == 1
      }
    guard isDone, finish(context) == 1 else { throw CryptoKitError.authenticationFailure }
    return Array(output.prefix(Int(length + rest)))
  }
}

/// A nonce: a number that is used for one message only, in AES-GCM and in ChaCha20-Poly1305.
public struct SealingNonce: ContiguousBytes, Sequence, Sendable {
  let bytes: [UInt8]
  public init() {
    var random = SystemRandomNumberGenerator()
    bytes = (0..<SealingCipher.nonceCount).map { _ in UInt8.random(in: 0...255, using: &random) }
  }
  public init<D: DataProtocol>(data: D) throws {
    guard data.count == SealingCipher.nonceCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    bytes = Array(data)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An encrypted message with its nonce and tag.
public struct SealedMessage: Sendable {
  public let nonce: SealingNonce
  public let ciphertext: Data
  public let tag: Data
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: SealingNonce, ciphertext: C, tag: T
  ) throws {
    guard tag.count == SealingCipher.tagCount else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= SealingCipher.nonceCount + SealingCipher.tagCount else {
      throw CryptoKitError.incorrectParameterSize
    }
    try self.init(
      nonce: SealingNonce(data: bytes.prefix(SealingCipher.nonceCount)),
      ciphertext: bytes.dropFirst(SealingCipher.nonceCount).dropLast(SealingCipher.tagCount),
      tag: bytes.suffix(SealingCipher.tagCount))
  }
  var joined: Data { Data(nonce.bytes) + ciphertext + tag }
}

/// The Advanced Encryption Standard.
public enum AES {
  /// AES in Galois/Counter Mode.
  public enum GCM {
    public typealias Nonce = SealingNonce
    public typealias SealedBox = AESSealedBox
    private static func cipher(_ key: SymmetricKey) throws -> SealingCipher {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return SealingCipher(name: "AES-\(key.bitCount)-GCM")
    }
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating data: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let (text, tag) = try cipher(key).seal(
        Array(message), key.bytes, nonce.bytes, authenticating: Array(data))
      return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating data: A
    ) throws -> Data {
      Data(
        try cipher(key).open(
          Array(sealedBox.ciphertext), key.bytes, sealedBox.nonce.bytes,
          tag: Array(sealedBox.tag), authenticating: Array(data)))
    }
  }
}

/// A message that AES.GCM encrypted.
public struct AESSealedBox: Sendable {
  private let message: SealedMessage
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: SealingNonce, ciphertext: C, tag: T
  ) throws { message = try SealedMessage(nonce: nonce, ciphertext: ciphertext, tag: tag) }
  public init<D: DataProtocol>(combined: D) throws {
    message = try SealedMessage(combined: combined)
  }
  public var nonce: SealingNonce { message.nonce }
  public var ciphertext: Data { message.ciphertext }
  public var tag: Data { message.tag }
  /// The nonce, ciphertext and tag in one; nil on Apple's platforms if the nonce hasn't 12 bytes.
  public var combined: Data? { message.joined }
}

/// ChaCha20-Poly1305.
public enum ChaChaPoly {
  public typealias Nonce = SealingNonce
  public typealias SealedBox = ChaChaSealedBox
  private static let cipher = SealingCipher(name: "ChaCha20-Poly1305")
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let (text, tag) = try cipher.seal(
      Array(message), key.bytes, nonce.bytes, authenticating: [])
    return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
  }
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    Data(
      try cipher.open(
        Array(sealedBox.ciphertext), key.bytes, sealedBox.nonce.bytes,
        tag: Array(sealedBox.tag), authenticating: []))
  }
}

/// A message that ChaChaPoly encrypted.
public struct ChaChaSealedBox: Sendable {
  private let message: SealedMessage
  public init<C: DataProtocol, T: DataProtocol>(
    nonce: SealingNonce, ciphertext: C, tag: T
  ) throws { message = try SealedMessage(nonce: nonce, ciphertext: ciphertext, tag: tag) }
  public init<D: DataProtocol>(combined: D) throws {
    message = try SealedMessage(combined: combined)
  }
  public var nonce: SealingNonce { message.nonce }
  public var ciphertext: Data { message.ciphertext }
  public var tag: Data { message.tag }
  public var combined: Data { message.joined }
}
