import Testing

@testable import VitrineCommand

/// The requests that a local server with a token answers.
@Suite struct AccessTokenTests {
  private let token = AccessToken(port: 4711)

  private func request(_ line: String, _ fields: String...) throws -> LiveRequest {
    try #require(
      LiveRequest(([line, "Host: 127.0.0.1:4711"] + fields).joined(separator: "\r\n")))
  }

  @Test func anAddressWithTheTokenSetsTheCookieAndHidesIt() throws {
    let response = try #require(
      token.answer(to: try request("GET /?a=1&token=\(token.text)&b=2 HTTP/1.1")))
    #expect(response.status == 303 && response.location == "/?a=1&b=2")
    #expect(
      response.cookie == "vitrine-4711=\(token.text); Path=/; HttpOnly; SameSite=Strict")
    #expect(token.text.count == 32)
    #expect(AccessToken(port: 4711).text != token.text)
  }

  @Test func theCookieGoesOnToThePages() throws {
    let own = "Cookie: other=1; vitrine-4711=\(token.text)"
    #expect(token.answer(to: try request("GET /frame HTTP/1.1", own)) == nil)
    #expect(
      token.answer(
        to: try request("POST /x HTTP/1.1", own, "Origin: http://127.0.0.1:4711")) == nil)
  }

  @Test(arguments: [
    "Cookie: vitrine-4711=", "Cookie: vitrine-4711=00000000000000000000000000000000",
    "Cookie: vitrine-4712=x", "X: y",
  ])
  func anythingElseIsRefused(field: String) throws {
    #expect(token.answer(to: try request("GET / HTTP/1.1", field))?.status == 403)
    #expect(token.answer(to: try request("GET /?token=wrong HTTP/1.1", field))?.status == 403)
  }

  /// A page at another port of this machine is another site's.
  @Test(arguments: ["https://evil.example", "http://127.0.0.1:8000", "null"])
  func aPageFromElsewhereIsRefusedWithTheCookie(origin: String) throws {
    let request = try request(
      "POST /review HTTP/1.1", "Cookie: vitrine-4711=\(token.text)", "Origin: \(origin)")
    #expect(token.answer(to: request)?.status == 403)
  }

  @Test func aRedirectHasNoOtherFields() throws {
    let response = try #require(
      token.answer(to: try request("GET /?token=\(token.text)&x=%0d%0aSet-Cookie:%20y HTTP/1.1")))
    #expect(response.location == "/?x=%0d%0aSet-Cookie:%20y")
  }
}
