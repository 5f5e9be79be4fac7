import Foundation
import TestSupport
import Testing

@testable import NetworkFixtures

/// HAR files as programs export them.
@Suite struct HARReaderTests {
  private static let mitmproxy = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/tides.har").path

  @Test func mitmproxysFileAnswers() throws {
    let network = try Replaying(path: Self.mitmproxy)
    let tides = network.reply("http://127.0.0.1:8731/v1/tides?day=2026-01-09&harbour=Skagen").answer
    #expect(tides.status == 200)
    #expect(
      String(decoding: tides.body, as: UTF8.self)
        == #"{"harbour": "Skagen", "tides": [{"time": "03:12", "metres": 0.31}, "#
        + #"{"time": "09:25", "metres": 1.08}, {"time": "15:40", "metres": 0.27}]}"#)
    #expect(tides.headers["Content-Type"] == "application/json")
    // It came compressed, and stands decoded in the file.
    #expect(tides.headers["Content-Encoding"] == "gzip")
    #expect(tides.headers["Content-Length"] == nil)
    let moved = network.reply("http://127.0.0.1:8731/harbours/skagen.png").answer
    #expect(moved.status == 302)
    #expect(moved.redirect?.url?.absoluteString == "http://127.0.0.1:8731/pictures/7.png")
    let picture = network.reply("http://127.0.0.1:8731/pictures/7.png").answer
    #expect(picture.body.count == 208)
    #expect(picture.body.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.headers["Content-Length"] == "208")
    // cannotConnectToHost
    #expect(network.words("http://127.0.0.1:8733/refused") == "error -1004")
  }

  @Test(arguments: [
    // Chrome, of a request that failed.
    (
      #"{"status": 0, "headers": [], "content": {"size": 0, "mimeType": "x-unknown"}, "bodySize": -1, "#
        + #""redirectURL": "", "_transferSize": 0, "_error": "net::ERR_NAME_NOT_RESOLVED"}"#,
      "error -1003"
    ),
    (#"{"status": 0, "_error": "net::ERR_INTERNET_DISCONNECTED"}"#, "error -1009"),
    (#"{"status": 0, "_error": "net::ERR_TIMED_OUT"}"#, "error -1001"),
    (#"{"status": 0}"#, "error -1005"),
    // Sizes that aren't known, and no text: an empty body.
    (#"{"status": 204, "headers": [], "content": {}, "bodySize": -1}"#, "204 "),
    (#"{"status": 200}"#, "200 "),
    (#"{"status": "201", "content": {"text": "made"}}"#, "201 made"),
    (#"{"status": 200, "content": {"text": "aGVsbG8=", "encoding": "base64"}}"#, "200 hello"),
    // A connection that broke off.
    (
      #"{"status": 200, "content": {"text": "hel"}, "_error": "networkConnectionLost"}"#,
      "200 hel, error -1005"
    ),
  ])
  func aResponseIsReadAsFarAsItIsThere(response: String, words: String) throws {
    let network = try Replaying(
      entries:
        #"{"request": {"method": "GET", "url": "https://example.com/"}, "response": \#(response)}"#
    )
    #expect(network.words("https://example.com") == words)
  }

  @Test(arguments: [
    (
      #"{"status": 200, "content": {"size": 5120, "mimeType": "image/png"}}"#,
      "The HAR file has no content for this answer, though 5120 bytes came. Export it with content."
    ),
    (
      #"{"status": 304, "content": {"size": 0}}"#,
      "The answer is 304 (not modified), whose body the recording program had in its cache. "
        + "Record it with an empty cache."
    ),
    // As Proxyman exports a request that hadn't ended.
    (
      "null",
      "The HAR file has no response to this request. Export it again once the request has ended."
    ),
    (
      #"{"status": 200, "content": {"text": "aGVs!G8=", "encoding": "base64"}}"#,
      "The body isn't base64: it ends or goes wrong at character 5. Export it again, or give the body "
        + "as text and leave “encoding” out."
    ),
  ])
  func whatCannotBeGivenIsNamedByItsEntry(response: String, message: String) throws {
    let network = try Replaying(
      entries: #"{"request": {"url": "https://example.com/other"}, "response": {"status": 200}}"#,
      #"{"request": {"method": "GET", "url": "https://example.com/"}, "response": \#(response)}"#)
    let reply = network.reply("https://example.com")
    #expect(reply.answer.error == .cannotDecodeRawData)
    let file = network.folder.path + "/network.har"
    #expect(
      reply.notes.map(\.message) == [
        "GET https://example.com can't be answered. \(file), entry 2 (GET https://example.com/): "
          + message
      ])
    #expect(network.words("https://example.com/other") == "200 ")
  }

  @Test func theLengthIsThatOfTheContent() throws {
    func entry(_ path: String, _ headers: String) -> String {
      #"{"request": {"url": "https://example.com/\#(path)"}, "response": {"status": 200, "#
        + #""headers": [\#(headers)], "content": {"text": "12345"}}}"#
    }
    let network = try Replaying(
      entries:
        entry(
          "plain",
          #"{"name": "content-length", "value": "99"}, {"name": ":status", "value": "200"}"#),
      entry("chunks", #"{"name": "transfer-encoding", "value": "chunked"}"#),
      entry(
        "packed",
        #"{"name": "content-encoding", "value": "br"}, {"name": "content-length", "value": "4"}"#))
    func headers(_ path: String) -> [String: String] {
      network.reply("https://example.com/" + path).answer.headers
    }
    #expect(headers("plain") == ["Content-Length": "5"])
    #expect(headers("chunks") == ["transfer-encoding": "chunked"])
    #expect(headers("packed") == ["content-encoding": "br"])
  }

  @Test func equalRequestsAreAnsweredInTurn() throws {
    func entry(_ text: String, _ status: Int = 200) -> String {
      #"{"request": {"url": "https://example.com/a?x=1&y=2"}, "response": {"status": \#(status), "#
        + #""content": {"text": "\#(text)"}}}"#
    }
    let network = try Replaying(entries: entry("", 304), entry("one"), entry("", 304), entry("two"))
    let url = "https://example.com/a?y=2&x=1"
    #expect((0..<3).map { _ in network.words(url) } == ["200 one", "200 two", "200 two"])
    #expect(network.words(url, for: "another widget") == "200 one")
    network.network.restart(for: "")
    #expect(network.words(url) == "200 one")
  }

  @Test func bodiesTellRequestsApart() throws {
    func entry(_ post: String, _ text: String) -> String {
      #"{"request": {"method": "POST", "url": "https://example.com/q", "postData": \#(post)}, "#
        + #""response": {"status": 200, "content": {"text": "\#(text)"}}}"#
    }
    let network = try Replaying(
      entries:
        entry(#"{"mimeType": "application/json", "text": "{\"a\": 1, \"b\": [2]}"}"#, "json"),
      entry(
        #"{"mimeType": "application/x-www-form-urlencoded", "params": "#
          + #"[{"name": "user", "value": "Ada L"}, {"name": "city", "value": "Oslo"}]}"#, "form"),
      entry(#"{"mimeType": "text/plain", "text": "plain"}"#, "text"))
    let url = "https://example.com/q"
    #expect(network.words(url, method: "POST", body: #"{"b":[2],"a":1}"#) == "200 json")
    #expect(network.words(url, method: "POST", body: "city=Oslo&user=Ada+L") == "200 form")
    #expect(network.words(url, method: "POST", body: "plain") == "200 text")
    let other = network.reply(url, method: "POST", body: "other")
    let file = network.folder.path + "/network.har"
    #expect(
      other.notes.map(\.message) == [
        "POST https://example.com/q isn't among the fixtures. \(file), entry 1 is near: its body "
          + "differs. Add to log.entries of \(file): {\"request\":{\"method\":\"POST\",\"postData\":"
          + "{\"mimeType\":\"application/octet-stream\",\"text\":\"other\"},"
          + "\"url\":\"https://example.com/q\"},\"response\":{\"content\":{\"text\":\"…\"},\"status\":200}}"
      ])
  }

  @Test func theFileSaysWhatElseCounts() throws {
    func entry(_ language: String, _ time: Int, _ text: String) -> String {
      #"{"request": {"url": "https://example.com/a?time=\#(time)", "#
        + #""headers": [{"name": "Accept-Language", "value": "\#(language)"}]}, "#
        + #""response": {"status": 200, "content": {"text": "\#(text)"}}}"#
    }
    let network = try Replaying(
      har: #"{"log": {"_match": {"headers": ["accept-language"], "ignoreQuery": ["time"]}, "#
        + #""entries": [\#(entry("nb", 1, "hei")), \#(entry("en", 2, "hello"))]}}"#)
    let url = "https://example.com/a?time=3"
    #expect(network.words(url, headers: ["Accept-Language": "en"]) == "200 hello")
    #expect(network.words(url, headers: ["Accept-Language": "nb"]) == "200 hei")
    #expect(network.words(url, headers: ["Accept-Language": "fr"]) == "error -1009")
  }

  @Test func otherSchemesAreSkipped() throws {
    let network = try Replaying(
      entries: #"{"request": {"url": "wss://example.com/"}, "response": {"status": 101}}"#,
      #"{"request": {"url": "data:,x"}, "response": {"status": 200}}"#, "7", "{}",
      #"{"request": {"url": "https://example.com/"}, "response": {"status": 200}}"#)
    #expect(network.words("https://example.com/") == "200 ")
  }

  // MARK: Bad files

  @Test func aFileCutOffAnswersWithItsWholeEntries() throws {
    let har = #"""
      {"log": {"version": "1.2", "pages": [{"id": "1"}],
       "entries": [
        {"request": {"url": "https://example.com/a"},
         "response": {"status": 200, "content": {"text": "{\"x\": [1, \"}]\"]}"}}},
        {"request": {"url": "https://example.com/b"}, "response": {"status": 200, "content": {"text": "br\"ok
      """#
    let network = try Replaying(har: har)
    let reply = network.reply("https://example.com/a")
    #expect(String(decoding: reply.answer.body, as: UTF8.self) == #"{"x": [1, "}]"]}"#)
    let note =
      "\(network.folder.path)/network.har: The HAR file ends in the middle, in line 5; it has 1 whole "
      + "entries, which are used. Export it again."
    #expect(reply.notes.map(\.message) == [note])
    let missing = network.reply("https://example.com/b").notes
    #expect(missing.map(\.code) == ["network-fixture", "network-missing"])
  }

  @Test(arguments: [
    (##"{"log": {"entries": ["##, "ends in the middle, in line 1; it has 0 whole entries"),
    ("", "The HAR file isn't JSON"),
    ("{}\n{}", "The HAR file isn't JSON"),
    ("[]", "The file isn't a HAR"),
    (#"{"log": {"entries": {}}}"#, "The file isn't a HAR"),
  ])
  func aFileThatIsNoneIsNamed(text: String, message: String) throws {
    let network = try Replaying(har: text)
    let reply = network.reply("https://example.com/")
    #expect(reply.answer.error == .notConnectedToInternet)
    let note = try #require(reply.notes.first?.message)
    #expect(note.hasPrefix(network.folder.path + "/network.har: "), "\(note)")
    #expect(note.contains(message), "\(note)")
  }

  @Test func aFileOfHalfAGigabyteIsNotRead() throws {
    let folder = try ScratchFolder("large")
    let path = folder.path + "/large.har"
    // A file with a hole: it takes no space.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 500 << 20)
    let reply = try Replaying(path: path).reply("https://example.com/")
    #expect(
      reply.notes.first?.message
        == "\(path): The HAR file has 500 MB; at most 100 MB are read. Export only the requests that "
        + "the widgets make.")
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    let network = try Replaying(
      har: "\u{FEFF}"
        + #"{"log": {"entries": [{"request": {"url": "https://example.com/"}, "response": {"status": 200}}]}}"#
    )
    #expect(network.words("https://example.com/") == "200 ")
  }
}
