import Failures
import Foundation
import Testing

@testable import Site

@Suite struct EscapingTests {
  @Test func jsonHoldsNothingThatEndsAScriptAndStaysTheSameValue() throws {
    let texts = ["</script><!--", "a & b", "\u{2028}\u{2029}", "😀\u{202E}"]
    guard case .markup(let json) = try scriptData(texts) else { throw Failure("not markup") }
    for forbidden in ["<", ">", "&", "\u{2028}", "\u{2029}"] {
      #expect(!json.contains(forbidden))
    }
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "data:text/html,<script>", "vbscript:x", "file:///etc/passwd", "trips://next", "", "//host/x",
  ]) func anAddressThatAPageMustNotFollowIsText(_ url: String) {
    #expect(followableURL(url) == nil)
  }

  @Test func aWebAddressIsFollowed() {
    #expect(followableURL("https://example.com/a?b=c") == "https://example.com/a?b=c")
    #expect(followableURL("HTTP://example.com") == "HTTP://example.com")
  }

  @Test func aTurnOfDirectionEndsWithItsName() {
    #expect(isolated("a\u{202E}b") == "\u{2068}a\u{202E}b\u{2069}")
    #expect(isolated("plain") == "plain")
  }
}
