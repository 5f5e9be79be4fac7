import CryptoKit
import Foundation
import Testing

/// Figures: the examples of the standards that are named.
@Suite struct CryptoKitTests {
  private func bytes(_ text: String) -> [UInt8] {
    let digits = Array(text)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// FIPS 180-4, RFC 1321: "abc".
  @Test func digestsAreThoseOfTheStandards() {
    let data = Data("abc".utf8)
    #expect(
      text(SHA256.hash(data: data))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      text(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(text(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
    #expect(text(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      text(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(SHA256.hash(data: Data()).description.hasPrefix("SHA256 digest: e3b0c442"))
    var pieces = SHA256()
    pieces.update(data: Data("a".utf8))
    pieces.update(data: Data("bc".utf8))
    #expect(pieces.finalize() == SHA256.hash(data: data))
  }

  /// RFC 4231, test case 2.
  @Test func authenticationCodesAreThoseOfTheStandard() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let data = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(
      text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: key))
  }

  /// RFC 5869, test case 1.
  @Test func keysAreDerived() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      text(key.withUnsafeBytes { Array($0) })
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  /// McGrew and Viega, “The Galois/Counter Mode of Operation”, test case 2.
  @Test func messagesAreSealedAndOpened() throws {
    let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
    let box = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
    #expect(text(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
    #expect(text(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    let combined = try #require(box.combined)
    #expect(
      try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key)
        == Data(count: 16))
    var damaged = combined
    damaged[14] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: damaged), using: key)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 20))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5)))
    }
    let chacha = SymmetricKey(size: .bits256)
    let sealed = try ChaChaPoly.seal(Data("x".utf8), using: chacha)
    #expect(
      try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: sealed.combined), using: chacha)
        == Data("x".utf8))
  }

  /// RFC 8032, 7.1, test 1.
  @Test func messagesAreSigned() throws {
    let key = try Curve25519.Signing.PrivateKey(
      rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    #expect(
      text(key.publicKey.rawRepresentation)
        == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    let signature = try key.signature(for: Data())
    #expect(text(signature).hasPrefix("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065"))
    #expect(key.publicKey.isValidSignature(signature, for: Data()))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("x".utf8)))
  }
}
