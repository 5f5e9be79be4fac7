import Testing

@testable import Goldens

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("vitrine approve", ["vitrine", "approve"]),
    ("a 'b c' d", ["a", "b c", "d"]),
    ("a 'it'\\''s'", ["a", "it's"]),
    ("a $'x\\u0007y\\'z\\\\'", ["a", "x\u{7}y'z\\"]),
    ("a ''", ["a", ""]),
  ])
  func wordsAreReadBack(_ command: String, _ words: [String]) {
    #expect(ShellWord.words(of: command) == words)
    #expect(words.map(ShellWord.quoted).joined(separator: " ") == command)
  }

  @Test(arguments: [
    "vitrine approve; reboot", "vitrine approve && x", "vitrine approve | sh", "a $(b)", "a `b`",
    "a\nb", "a  b", " a", "a ", "", "a 'b", "a \"b\"", "a $b", "a >b", "a\tb", "a $'\\x41'", "a \\",
    "a 'plain'", "a $'\\u00'", "~/a", "a*", "a #b", "a=\u{202E}b", "a &",
  ])
  func whatIsMoreThanWordsIsNotRead(_ command: String) {
    #expect(ShellWord.words(of: command) == nil)
  }
}
