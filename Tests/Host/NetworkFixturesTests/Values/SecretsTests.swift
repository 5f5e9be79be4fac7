import Foundation
import Testing

@testable import NetworkFixtures

/// The values that are masked before they are written.
@Suite struct SecretsTests {
  @Test(arguments: [
    "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "api_key",
    "apikey",
    "key", "access_token", "token", "X-Amz-Signature", "sig", "client_secret", "appid",
    "X-CSRF-Token",
    "password", "sessionId", "x-goog-api-key", "Ocp-Apim-Subscription-Key",
  ])
  func theseAreSecrets(name: String) { #expect(Secrets.names(name)) }

  @Test(arguments: [
    "Content-Type", "Accept", "ETag", "q", "city", "keyword", "pageToken", "next_token",
    "continuationToken", "monkey", "author", "design",
  ])
  func theseAreNone(name: String) { #expect(!Secrets.names(name)) }

  @Test(arguments: [
    ("https://example.com/a?q=x&api_key=1%2F2&b", "https://example.com/a?q=x&api_key=REDACTED&b"),
    ("https://ada:pw@example.com/", "https://example.com/"),
    ("/next?token=1", "/next?token=REDACTED"),
    ("https://example.com/a#key=1", "https://example.com/a#key=1"),
  ])
  func aURLLosesItsSecrets(url: String, masked: String) {
    #expect(Secrets.masked(url: url) == masked)
  }

  @Test(arguments: [
    (
      #"{"user":"ada","password":"pw","deep":[{"token":7}]}"#, "application/json",
      #"{"deep":[{"token":"REDACTED"}],"password":"REDACTED","user":"ada"}"#
    ),
    ("user=ada&password=pw", "application/x-www-form-urlencoded", "user=ada&password=REDACTED"),
    (#"{ "n": 1 }"#, "application/json", #"{ "n": 1 }"#),
    ("password=pw", "text/plain", "password=pw"),
  ])
  func aBodyLosesItsSecrets(body: String, type: String, masked: String) {
    #expect(Secrets.masked(body: Data(body.utf8), type: type) == Data(masked.utf8))
  }

  @Test func keysInABodyAreFound() {
    let body = Data(#"{"data": [{"refresh_token": "x", "n": 1}], "key": 3}"#.utf8)
    #expect(Secrets.keys(in: body) == ["refresh_token"])
  }
}
