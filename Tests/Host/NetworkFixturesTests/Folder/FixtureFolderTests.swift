import Foundation
import TestSupport
import Testing

@testable import NetworkFixtures

/// Folders of payloads and of JSON files that describe answers.
@Suite struct FixtureFolderTests {
  /// A folder with one description, for the URL https://example.com/a.
  private func described(_ answer: String, request: String = "") throws -> Replaying {
    try Replaying([
      "a.fixture.json":
        #"{"request": {"url": "https://example.com/a"\#(request)}, "answer": \#(answer)}"#
    ])
  }

  @Test func payloadsAnswerByHostAndPath() throws {
    let network = try Replaying([
      "example.com/v1/list.json": #"{"n": 1}"#, "example.com/index.html": "<p>",
      "example.com/folder/index": "inside", "secret.txt": "outside",
    ])
    let list = network.reply("https://EXAMPLE.com/v1/list.json?page=2", method: "POST").answer
    #expect(String(decoding: list.body, as: UTF8.self) == #"{"n": 1}"#)
    #expect(list.headers == ["Content-Type": "application/json", "Content-Length": "8"])
    #expect(network.words("http://example.com") == "200 <p>")
    #expect(network.words("http://example.com/folder/") == "200 inside")
    #expect(network.words("http://example.com/../secret.txt") == "error -1009")
    #expect(network.words("http://example.com/%2e%2e/secret.txt") == "error -1009")
    #expect(network.words("http://example.com/none") == "error -1009")
  }

  @Test func aDescriptionGoesBeforeAPayload() throws {
    let network = try Replaying([
      "example.com/a": "payload",
      "example.com/a.fixture.json":
        #"{"request": {"url": "https://example.com/a?x=1"}, "answer": {"text": "described"}}"#,
    ])
    #expect(network.words("https://example.com/a?x=1") == "200 described")
    #expect(network.words("https://example.com/a?x=2") == "200 payload")
    #expect(network.words("https://example.com/a.fixture.json") == "error -1009")
  }

  @Test(arguments: [
    (#"{"status": 503, "text": "busy"}"#, "503 busy"),
    (
      #"{"json": {"b": 1, "a": [true, null, 1.5, 9007199254740993]}}"#,
      #"200 {"a":[true,null,1.5,9007199254740993],"b":1}"#
    ),
    (#"{"base64": "aGVsbG8="}"#, "200 hello"),
    (#"{"file": "body.txt"}"#, "200 from a file"),
    (#"{"error": "timedOut"}"#, "error -1001"),
    (#"{"status": 500, "error": "timedOut"}"#, "500 , error -1001"),
    (#"{"text": "0123456789", "cut": 4}"#, "200 0123, error -1005"),
    (#"{"text": "0123456789", "cut": 4, "error": "timedOut"}"#, "200 0123, error -1001"),
    (#"{"delay": 60}"#, "200 "),
    (#"{"delay": 60.5}"#, "error -1001"),
  ])
  func anAnswerIsWhatItSays(answer: String, words: String) throws {
    let network = try described(answer)
    try network.folder.write("from a file", to: "body.txt")
    #expect(network.words("https://example.com/a") == words)
  }

  @Test func headersOfOneNameAreJoined() throws {
    let answer = try described(
      #"{"headers": {"Vary": ["Accept", "Origin"], "content-type": "a/b"}, "text": "x"}"#
    )
    .reply("https://example.com/a").answer
    #expect(
      answer.headers == ["Vary": "Accept, Origin", "content-type": "a/b", "Content-Length": "1"])
  }

  // MARK: Requests

  @Test func theMostDemandingFixtureAnswers() throws {
    func fixture(_ more: String, _ text: String) -> String {
      #"{"request": {"url": "https://example.com/a"\#(more)}, "answer": {"text": "\#(text)"}}"#
    }
    let network = try Replaying([
      "any.fixture.json": fixture(#", "ignoreQuery": true"#, "any"),
      "plain.fixture.json": fixture("", "plain"),
      "nb.fixture.json": fixture(#", "headers": {"accept-language": "nb"}"#, "hei"),
      "post.fixture.json": fixture(#", "method": "post", "json": {"n": 1}"#, "posted"),
      "form.fixture.json": fixture(#", "method": "POST", "form": {"q": "a b", "n": "2"}"#, "form"),
    ])
    let url = "https://example.com/a"
    #expect(network.words(url) == "200 plain")
    #expect(network.words(url + "?x=1") == "200 any")
    #expect(network.words(url, headers: ["Accept-Language": "nb"]) == "200 hei")
    #expect(network.words(url, method: "POST", body: #"{ "n": 1.0 }"#) == "200 posted")
    #expect(network.words(url, method: "POST", body: "n=2&q=a%20b") == "200 form")
    #expect(network.words(url, method: "DELETE") == "error -1009")
  }

  @Test func aMaskedSecretStandsForAny() throws {
    let network = try Replaying([
      "a.fixture.json": """
      {"request": {"method": "POST", "url": "https://example.com/a?key=REDACTED&n=1",
                   "headers": {"Authorization": "REDACTED"}, "json": {"token": "REDACTED", "n": 1}},
       "answer": {"text": "in"}}
      """
    ])
    let url = "https://example.com/a?n=1&key=k"
    #expect(network.words(url, method: "POST", body: #"{"token": "t", "n": 1}"#) == "200 in")
    #expect(network.words(url, method: "POST", body: #"{"token": "t", "n": 2}"#) == "error -1009")
    #expect(
      network.words("https://example.com/a?n=1", method: "POST", body: #"{"token": "t", "n": 1}"#)
        == "error -1009")
  }

  // MARK: Virtual time

  @Test(arguments: [
    ("2026-01-09T13:59:59Z", "200 day"), ("2026-01-09T14:00:00Z", "error -1009"),
    ("2026-01-09T15:59:59Z", "error -1009"), ("2026-01-09T16:00:00Z", "200 day"),
    ("2026-01-10T14:30:00Z", "error -1009"), ("2026-01-09T22:00:00Z", "200 night"),
    ("2026-01-10T05:59:00Z", "200 night"), ("2026-01-10T06:00:00Z", "200 day"),
    ("2026-02-01T00:00:00Z", "200 February"),
  ])
  func theTimeDecides(date: String, words: String) throws {
    let network = try Replaying([
      "a.fixture.json": """
      {"request": {"url": "https://example.com/a"},
       "answers": [{"text": "day"},
                   {"from": "14:00", "until": "16:00", "error": "notConnectedToInternet"},
                   {"from": "22:00", "until": "06:00", "text": "night"},
                   {"from": "2026-02-01T00:00:00Z", "text": "February"}]}
      """
    ])
    let date = try Date(date, strategy: .iso8601)
    #expect(network.words("https://example.com/a", at: date) == words)
  }

  @Test func timesOfDayAreTheDevices() throws {
    let network = try described(#"{"from": "9:30", "until": "17:00", "text": "open"}"#)
    let early = try Date("2026-01-09T08:40:00Z", strategy: .iso8601)
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(network.words("https://example.com/a", at: early, zone: berlin) == "200 open")
    let reply = network.reply("https://example.com/a", at: early)
    #expect(reply.answer.error == .notConnectedToInternet)
    #expect(
      reply.notes.map(\.message) == [
        "GET https://example.com/a has no answer at 2026-01-09T08:40:00Z in "
          + "\(network.folder.path)/a.fixture.json: all its answers have “from” or “until”. Add one "
          + "without."
      ])
  }

  @Test func eachSpanHasASequenceOfItsOwn() throws {
    let network = try Replaying([
      "a.fixture.json": """
      {"request": {"url": "https://example.com/a"},
       "answers": [{"text": "1"}, {"text": "2"},
                   {"from": "12:00", "text": "3"}, {"from": "12:00", "text": "4"}]}
      """
    ])
    let noon = try Date("2026-01-09T12:00:00Z", strategy: .iso8601)
    let dates = [Replaying.now, noon, Replaying.now, noon, noon]
    #expect(
      dates.map { network.words("https://example.com/a", at: $0) }
        == ["200 1", "200 3", "200 2", "200 4", "200 4"])
  }

  // MARK: Bad files

  private static let form =
    #"The form is {"request": {"url": "https://…"}, "answer": {"status": 200, "json": {…}}}."#

  @Test(arguments: [
    ("[]", ": It isn't a JSON object. " + form),
    (#"{"requests": {}}"#, ": There is no key “requests”. Keys: request, answer, answers."),
    (#"{"answer": {}}"#, ": The fixture has no “request”. " + form),
    (
      #"{"request": {"url": "https://example.com/a"}}"#,
      ": The fixture wants one “answer”, or a list “answers” of at least one. " + form
    ),
    (
      #"{"request": {"url": "/a"}, "answer": {}}"#,
      ", request: “url” is a URL of HTTP, as https://example.com/list?page=1."
    ),
    (
      #"{"request": {"url": "https://example.com/a", "body": 1}, "answer": {}}"#,
      ", request: There is no key “body”. Keys: method, url, headers, ignoreQuery, json, text, form."
    ),
    (
      #"{"request": {"url": "https://example.com/a"}, "answers": [{}, {"status": 99}]}"#,
      ", answer 2: “status” is a whole number from 100 to 599."
    ),
    (
      #"{"request": {"url": "https://example.com/a"}, "answer": {"text": "a", "json": 1}}"#,
      ", answer: “text” is not there beside “json”: an answer has one body."
    ),
    (
      #"{"request": {"url": "https://example.com/a"}, "answer": {"delay": -1}}"#,
      ", answer: “delay” is a number of seconds from 0 on."
    ),
    (
      #"{"request": {"url": "https://example.com/a"}, "answer": {"from": "25:00"}}"#,
      ", answer: “from” is a time of day, as 14:00, or a date, as 2026-01-09T14:00:00Z, and so is "
        + "“until” beside “from”."
    ),
    (
      #"{"request": {"url": "https://example.com/a"}, "answer": {"error": "timedout"}}"#,
      ", answer: There is no error of URLError “timedout”. Did you mean timedOut?"
    ),
  ])
  func aBadFileIsNamedAndTheOthersAnswer(text: String, message: String) throws {
    let network = try Replaying([
      "bad.fixture.json": text,
      "b.fixture.json": #"{"request": {"url": "https://example.com/b"}, "answer": {"text": "b"}}"#,
    ])
    let reply = network.reply("https://example.com/b")
    #expect(String(decoding: reply.answer.body, as: UTF8.self) == "b")
    let note = try #require(reply.notes.first?.message)
    #expect(note.hasPrefix("\(network.folder.path)/bad.fixture.json\(message)"), "\(note)")
  }

  @Test func aBodyThatIsNotThereIsNamed() throws {
    let network = try described(#"{"file": "none.json"}"#)
    let folder = network.folder.path
    #expect(
      network.reply("https://example.com/a").notes.map(\.message) == [
        "GET https://example.com/a can't be answered. \(folder)/a.fixture.json, answer: The body's file "
          + "\(folder)/none.json can't be read. Is the path right?"
      ])
  }

  @Test func twoFixturesOfOneDemandAreNamed() throws {
    let text = #"{"request": {"url": "https://example.com/a"}, "answer": {}}"#
    let network = try Replaying(["1.fixture.json": text, "2.fixture.json": text])
    let reply = network.reply("https://example.com/a")
    #expect(reply.answer.error == .resourceUnavailable)
    #expect(reply.notes.map(\.code) == ["network-ambiguous"])
    let folder = network.folder.path
    #expect(
      reply.notes.first?.message.contains("\(folder)/1.fixture.json; \(folder)/2.fixture.json.")
        == true
    )
  }
}
