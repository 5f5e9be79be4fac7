import Foundation
import Security
import Testing

/// https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:): nil where the data isn't a certificate
/// in DER form.
@Suite struct CertificateTests {
  /// The form of a certificate alone: a sequence of 300 bytes.
  private let bytes = Data([0x30, 0x82, 0x01, 0x2C] + [UInt8](repeating: 5, count: 300))

  @Test func aCertificateKeepsItsBytes() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, bytes as CFData))
    #expect(SecCertificateCopyData(certificate) as Data == bytes)
  }

  @Test func otherBytesAreNone() {
    #expect(SecCertificateCreateWithData(nil, bytes.dropLast() as CFData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
    #expect(SecCertificateCreateWithData(nil, Data([0x30, 0x84, 1, 2, 3]) as CFData) == nil)
  }

  @Test func aChainIsKeptAndNotTrusted() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, bytes as CFData))
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, nil), &trust)
        == errSecSuccess)
    let made = try #require(trust)
    #expect(SecTrustGetCertificateCount(made) == 1)
    #expect(SecTrustGetCertificateAtIndex(made, 0) == certificate)
    #expect(SecTrustGetCertificateAtIndex(made, 1) == nil)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(made, &error))
    #expect(error?.code == -67843)
  }
}
