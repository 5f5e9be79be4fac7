import FoundationExtras

/// A certificate, as its bytes (X.509).
public final class SecCertificate: Hashable, @unchecked Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
  public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A certificate with its secret key. There are none here.
public final class SecIdentity: Sendable {}

/// A key. There are none here.
public final class SecKey: Sendable {}

/// A rule by which certificates are trusted.
public final class SecPolicy: Sendable {
  /// The name that a server's certificate has to have.
  let hostname: String?
  init(_ hostname: String?) { self.hostname = hostname }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// A certificate of bytes that begin as one does, a sequence of that length; nil for others.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{
  let bytes = [UInt8](data as Data)
  guard bytes.count > 4, bytes.first == 0x30 else { return nil }
  let length = bytes[1], more = Int(truncatingIfNeeded: length & 0x7F)
  guard length >= 0x80 else {
    return bytes.count == Int(truncatingIfNeeded: length) + 2 ? SecCertificate(data as Data) : nil
  }
  guard more > 0, more <= 4, bytes.count > more + 2 else { return nil }
  let count = bytes[2..<(2 + more)].reduce(0) { $0 << 8 | Int(truncatingIfNeeded: $1) }
  return bytes.count == count + 2 + more ? SecCertificate(data as Data) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.data as CFData
}

/// Nil: the fields of certificates aren't read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// Nil: the fields of certificates aren't read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(hostname as String?)
}
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(nil) }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(nil)
}

/// Makes the trust of one certificate or of a list.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: AnyObject, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list = (certificates as? SecCertificate).map { [$0] } ?? (certificates as? [SecCertificate])
  guard let list, !list.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(certificates: list)
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] as? SecCertificate : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.certificates as CFArray
}
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

/// Never trusts: there are no root certificates to ask. A session's challenges bring no certificates either.
@discardableResult
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = notTrusted
  return false
}
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus { SecTrustEvaluate(trust, result) }
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async { result(trust, false, notTrusted) }
  return errSecSuccess
}

private var notTrusted: CFError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted),
    userInfo: [NSLocalizedDescriptionKey: "There are no root certificates here."])
}

/// Fails: files of identities aren't read.
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

public let errSecNotTrusted: OSStatus = -67843
