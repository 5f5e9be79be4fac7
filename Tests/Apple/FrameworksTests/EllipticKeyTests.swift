import CryptoKit
import Foundation
import Testing

/// Keys and signatures of RFC 6979 (A.2.5), RFC 7748 (6.1) and RFC 5869 (A.1).
@Suite struct EllipticKeyTests {
  private func data(_ digits: String) -> Data {
    let digits = Array(digits)
    return Data(
      stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      })
  }

  private let secret = "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"
  private let x = "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
  private let y = "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"

  @Test func aSecretHasItsPublicKey() throws {
    let key = try P256.Signing.PrivateKey(rawRepresentation: data(secret))
    #expect(key.publicKey.rawRepresentation == data(x + y))
    #expect(key.publicKey.compressedRepresentation == data("03" + x))
  }

  @Test func aKnownSignatureIsValid() throws {
    let key = try P256.Signing.PublicKey(x963Representation: data("04" + x + y))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: data(
        "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716"
          + "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"))
    #expect(key.isValidSignature(signature, for: Data("sample".utf8)))
    #expect(!key.isValidSignature(signature, for: Data("other".utf8)))
    let read = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(read.rawRepresentation == signature.rawRepresentation)
  }

  @Test func everyCurveSignsAndReadsItsForms() throws {
    let key = P384.Signing.PrivateKey()
    let signature = try key.signature(for: Data("a".utf8))
    let copy = try P384.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
    #expect(copy.rawRepresentation == key.rawRepresentation)
    #expect(copy.publicKey.isValidSignature(signature, for: Data("a".utf8)))
    let large = P521.Signing.PrivateKey()
    let open = try P521.Signing.PublicKey(derRepresentation: large.publicKey.derRepresentation)
    #expect(open.isValidSignature(try large.signature(for: Data()), for: Data()))
  }

  @Test func bytesThatAreNoKeyAreRefused() {
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
    }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.PublicKey(rawRepresentation: Data(count: 64))
    }
    #expect(throws: CryptoKitError.self) { try P256.Signing.PublicKey(pemRepresentation: "x") }
    #expect(throws: CryptoKitError.self) {
      try P256.Signing.ECDSASignature(derRepresentation: Data([0x30, 5, 2]))
    }
  }

  @Test func twoSidesAgree() throws {
    let one = P256.KeyAgreement.PrivateKey(), two = P256.KeyAgreement.PrivateKey()
    #expect(
      try one.sharedSecretFromKeyAgreement(with: two.publicKey)
        == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    let alice = try Curve25519.KeyAgreement.PrivateKey(
      rawRepresentation: data("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
    let bob = try Curve25519.KeyAgreement.PublicKey(
      rawRepresentation: data("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"))
    let shared = try alice.sharedSecretFromKeyAgreement(with: bob).withUnsafeBytes { Data($0) }
    #expect(shared == data("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"))
  }

  @Test func aKeyIsExtractedAndExpanded() {
    let material = SymmetricKey(data: Data(repeating: 0x0B, count: 22))
    let code = HKDF<SHA256>.extract(
      inputKeyMaterial: material, salt: data("000102030405060708090a0b0c"))
    #expect(Data(code) == data("077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"))
    let key = HKDF<SHA256>.expand(
      pseudoRandomKey: code, info: data("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { Data($0) }
        == data(
          "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
  }
}
