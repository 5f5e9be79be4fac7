import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The certificates by which a server shows who it is. There are none: answers of the network come from files.
public final class SecTrust: @unchecked Sendable {
  /// The certificates that the code made it of, the server's own first.
  package let certificates: [AnyObject]
  package init(certificates: [AnyObject]) { self.certificates = certificates }
}

/// The method of a challenge about the server's certificates. Widgets are asked for none here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The server's certificates: none.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential that accepts a server's certificates.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
