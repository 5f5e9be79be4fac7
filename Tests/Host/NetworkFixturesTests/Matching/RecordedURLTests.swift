import Testing

@testable import NetworkFixtures

/// Two URLs are one where they ask the same of the same server.
@Suite struct RecordedURLTests {
  @Test(arguments: [
    ("https://example.com", "https://EXAMPLE.com:443/"),
    ("http://example.com:80/a", "http://example.com/a#part"),
    ("https://example.com/a%20b", "https://example.com/a b"),
    ("https://example.com/?a=1&b=2", "https://example.com/?b=2&a=1"),
    ("https://example.com/?q=a+b", "https://example.com/?q=a%20b"),
    ("https://example.com/?flag", "https://example.com/?flag="),
  ])
  func theseAreEqual(a: String, b: String) throws {
    #expect(try #require(RecordedURL(a)) == #require(RecordedURL(b)))
  }

  @Test(arguments: [
    ("https://example.com", "http://example.com"),
    ("https://example.com/a", "https://example.com/a/"),
    ("https://example.com/a", "https://example.com/A"),
    ("https://example.com/a%2Fb", "https://example.com/a/b"),
    ("https://example.com/?a=1&a=2", "https://example.com/?a=2&a=1"),
    ("https://example.com:8080/", "https://example.com/"),
  ])
  func theseDiffer(a: String, b: String) throws {
    #expect(try #require(RecordedURL(a)) != #require(RecordedURL(b)))
  }

  @Test(arguments: ["", "data:,x", "file:///a", "ws://example.com/", "/path"])
  func othersAreNone(text: String) { #expect(RecordedURL(text) == nil) }
}
