import Testing

@testable import XcodeProject

@Suite struct PatternTests {
  @Test(arguments: [
    ("iphoneos17.0", "iphoneos*", true), ("iphoneos17.0", "*", true),
    ("iphoneos17.0", "macosx*", false),
    ("ab", "a?", true), ("a", "a?", false), ("aXbXc", "a*b*c", true), ("", "*", true),
    ("", "?", false),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "*a*a*a*a*a*a*a*c", false),
  ])
  func aPatternMatches(text: String, pattern: String, expected: Bool) {
    #expect(Pattern.matches(text, pattern) == expected)
  }
}
