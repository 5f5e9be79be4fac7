import Foundation
import FoundationExtras
import Testing

/// https://developer.apple.com/documentation/foundation/nsdatadetector
@Suite struct DataDetectorTests {
  private func found(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types)
      .matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
  }

  @Test func linksAreFoundWithoutTheSentencesSigns() throws {
    let results = try found("See https://example.org/a?b=1, or www.example.com.", 1 << 5)
    #expect(
      results.map { $0.url?.absoluteString } == [
        "https://example.org/a?b=1", "http://www.example.com",
      ])
    #expect(results.map(\.range.location) == [4, 34])
  }

  @Test func addressesOfMailAreLinks() throws {
    let results = try found("Write to a.b@example.org!", 1 << 5)
    #expect(results.map { $0.url?.absoluteString } == ["mailto:a.b@example.org"])
  }

  @Test func numbersOfTelephonesAreFound() throws {
    let results = try found("Call +1 (408) 555-0123 in 2024.", 1 << 11)
    #expect(results.map(\.phoneNumber) == ["+1 (408) 555-0123"])
  }

  @Test func aTextWithoutAnyHasNone() throws {
    #expect(try found("Nothing at 12.30, e.g. here.", 1 << 5 | 1 << 11).isEmpty)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
