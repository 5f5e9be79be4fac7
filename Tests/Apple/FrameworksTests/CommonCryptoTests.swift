import CommonCrypto
import Foundation
import Testing

@Suite struct CommonCryptoTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// RFC 1321, FIPS 180-2: the digests of “abc”.
  @Test func digestsAreThoseOfTheStandards() {
    let data = Data("abc".utf8)
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1) }
    #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(Array("abc".utf8), 3, &sha256)
    #expect(hex(sha256) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func aDigestInStepsIsThatOfAllData() {
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, Array("a".utf8), 1)
    CC_SHA256_Update(&context, Array("bc".utf8), 2)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256_Final(&digest, &context)
    #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  /// RFC 4231, test case 2.
  @Test func anAuthenticationCodeIsThatOfItsKey() {
    let key = "Jefe", text = "what do ya want for nothing?"
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
