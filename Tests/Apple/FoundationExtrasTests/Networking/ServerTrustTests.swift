import Foundation
import FoundationExtras
import FoundationNetworking
import Testing

@Suite struct ServerTrustTests {
  /// The handler of OctoPod's camera: a server's certificates are accepted where there are any.
  /// https://developer.apple.com/documentation/foundation/urlprotectionspace/servertrust: nil where the method isn't
  /// about the server's certificates.
  @Test func aChallengeHasNoCertificates() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil,
      authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    var credential: URLCredential?
    if space.authenticationMethod == NSURLAuthenticationMethodServerTrust,
      let trust = space.serverTrust
    {
      credential = URLCredential(trust: trust)
    }
    #expect(credential == nil)
    #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
  }
}
