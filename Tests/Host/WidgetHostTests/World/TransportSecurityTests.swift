import Foundation
import FoundationNetworking
import Testing

@testable import WidgetHost

@Suite struct TransportSecurityTests {
  private func allows(_ url: String, _ settings: [String: Any]? = nil) throws -> Bool {
    TransportSecurity(settings).allows(try #require(URL(string: url)))
  }

  @Test(arguments: [
    "https://example.com/", "http://localhost:8080/", "http://192.168.1.4/", "http://[::1]:80/",
    "http://printer.local/", "file:///etc/hosts",
  ])
  func theseNeedNoException(url: String) throws {
    #expect(try allows(url))
  }

  @Test func aRequestWithoutEncryptionIsNamed() throws {
    let url = try #require(URL(string: "http://example.com/list"))
    let note = try #require(TransportSecurity(nil).note(on: URLRequest(url: url)))
    #expect(note.code == "network-not-encrypted")
    #expect(note.message.hasPrefix("http://example.com/list isn't encrypted"))
  }

  @Test func theInfoPlistMakesExceptions() throws {
    #expect(try allows("http://example.com/", ["NSAllowsArbitraryLoads": true]))
    let domain: [String: Any] = [
      "NSExceptionDomains": ["example.com": ["NSExceptionAllowsInsecureHTTPLoads": true]]
    ]
    #expect(try allows("http://example.com/", domain))
    #expect(try !allows("http://api.example.com/", domain))
    #expect(try !allows("http://example.org/", domain))
    let all: [String: Any] = [
      "NSExceptionDomains": [
        "example.com": ["NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": true]
      ]
    ]
    #expect(try allows("http://api.example.com/", all))
  }
}
