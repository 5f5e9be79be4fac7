import Testing

@testable import Goldens

@Suite struct FrameFilterTests {
  @Test(arguments: [
    ("Watch/systemSmall/snapshot@3x", true), ("Watch/*", true), ("*", true),
    ("Watch/systemSmall/*", true), ("*snapshot@3x", true), ("W*/*Small/*@?x", true),
    ("?atch/systemSmall/snapshot@3x", true), ("Watch/*/snapshot@3x*", true),
    ("Watch", true), ("Watch/", true), ("Watc", false), ("Watch/systemMedium/*", false),
    ("watch/*", false), ("", false),
    ("*@2x", false), ("Watch/systemSmall/snapshot@3x?", false),
  ])
  func aNameOrAPattern(_ pattern: String, _ isMatch: Bool) {
    #expect(FrameFilter(pattern).matches("Watch/systemSmall/snapshot@3x") == isMatch)
  }

  @Test func manyStarsEndInTime() {
    let pattern = String(repeating: "*a", count: 60) + "b"
    #expect(!FrameFilter(pattern).matches(String(repeating: "a", count: 4000)))
  }

  @Test func wordsForAShell() {
    #expect(ShellWord.quoted("Watch/systemSmall/snapshot@3x") == "Watch/systemSmall/snapshot@3x")
    #expect(ShellWord.quoted("a~dark@3x") == "'a~dark@3x'")
    #expect(ShellWord.quoted("Watch/*") == "'Watch/*'")
    #expect(ShellWord.quoted("it's $(rm)") == "'it'\\''s $(rm)'")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("a\nb'\\\u{202E}\u{0}") == "$'a\\u000Ab\\'\\\\\\u202E'")
  }
}
