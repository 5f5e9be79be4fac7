import Failures
import Foundation
import Testing

struct JSONMistakeTests {
  @Test(arguments: [
    (
      "{\n<<<<<<< HEAD\n  \"jobs\": 1\n=======\n  \"jobs\": 2\n>>>>>>> topic\n}", 2,
      "conflict marker of Git"
    ),
    ("{\n  \"jobs\": 1,\n  \"scale\" 2\n}", 3, "isn't JSON (invalid value)"),
    ("{\n  \"jobs\": 1e400\n}", 2, "isn't JSON (number 1e400 is not representable"),
    ("{\n\n", 3, "isn't JSON"),
  ])
  func aMistakeHasItsLine(text: String, line: Int, words: String) throws {
    let mistake = try #require(JSONMistake(in: Data(text.utf8)))
    #expect(mistake.line == line)
    #expect(mistake.predicate.contains(words), "\(mistake.predicate)")
  }

  @Test(arguments: ["{}", "[1]", "3", "{\"a\": \"<<<<<<< HEAD\"}"])
  func whatIsJSONHasNone(text: String) {
    #expect(JSONMistake(in: Data(text.utf8)) == nil)
  }

  @Test func anUnknownNameIsComparedWithEachKnownOneOnce() {
    let failure = Failure.unknown(
      "option", "quit", among: ["quiet", "quiet", "quiet"] + (1...12).map { "other-name-\($0)" })
    #expect(failure.remedy == "Did you mean quiet?")
  }
}
