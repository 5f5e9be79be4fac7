import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The answers that a widget's code gets of fixtures.
@Suite(.blocking) struct NetworkGateTests {
  private func widget(_ fixtures: [String: String]) throws -> NetworkedWidget {
    var widget = try NetworkedWidget()
    for (name, text) in fixtures { try widget.folder.write(text, to: "net/" + name) }
    widget.network = .fixtures(widget.folder.path + "/net")
    return widget
  }

  @Test func answersComeInTurnAndTheLastAgain() throws {
    let widget = try widget([
      "list.fixture.json": """
      {"request": {"url": "https://example.com/list"},
       "answers": [{"text": "one"}, {"status": 503, "text": "busy"}, {"json": {"n": 3}}]}
      """
    ])
    let list = "GET https://example.com/list"
    let answer = try widget.ask(list, list, list, list)
    #expect(answer.words == ["200 one", "503 busy", #"200 {"n":3}"#, #"200 {"n":3}"#])
    #expect(answer.notes == [])
    // The snapshot's call begins again.
    #expect(try widget.ask(list, phase: .snapshot).words == ["200 one"])
  }

  @Test func delaysDecideTheOrderAndTakeNoTime() throws {
    var widget = try widget([
      "slow.fixture.json":
        #"{"request": {"url": "https://example.com/slow"}, "answer": {"text": "slow", "delay": 9}}"#,
      "late.fixture.json":
        #"{"request": {"url": "https://example.com/late"}, "answer": {"text": "late", "delay": 8.5}}"#,
      "dead.fixture.json":
        #"{"request": {"url": "https://example.com/dead"}, "answer": {"text": "x", "delay": 61}}"#,
    ])
    widget.isTogether = true
    let answer = try widget.ask("GET https://example.com/slow", "GET https://example.com/late")
    #expect(answer.words == ["200 late", "200 slow"])
    #expect(answer.failures == [])
    // Beyond URLRequest's own 60 seconds; timedOut is -1001.
    let dead = try widget.ask("GET https://example.com/dead")
    #expect(dead.words == ["error -1001"])
    #expect(
      dead.failures == [
        "The provider of networked (systemSmall) waited 60 s of virtual time for its answers; the "
          + "system ends an extension after about 30 s. Set a timeout on requests."
      ])
  }

  @Test func errorsCutABodyShort() throws {
    let widget = try widget([
      "a.fixture.json":
        #"{"request": {"url": "https://example.com/a"}, "answer": {"error": "cannotFindHost"}}"#,
      "b.fixture.json":
        #"{"request": {"url": "https://example.com/b"}, "answer": {"text": "0123456789", "cut": 4}}"#,
    ])
    // cannotFindHost is -1003, networkConnectionLost -1005.
    #expect(
      try widget.ask("GET https://example.com/a", "GET https://example.com/b").words
        == ["error -1003", "error -1005"])
  }

  @Test func redirectsAreFollowed() throws {
    let widget = try widget([
      "a.fixture.json": """
      {"request": {"url": "https://example.com/a"},
       "answer": {"status": 301, "headers": {"Location": "/b"}}}
      """,
      "b.fixture.json":
        #"{"request": {"url": "https://example.com/b"}, "answer": {"text": "here"}}"#,
      "loop.fixture.json": """
      {"request": {"url": "https://example.com/loop"},
       "answer": {"status": 302, "headers": {"Location": "https://example.com/loop"}}}
      """,
    ])
    // httpTooManyRedirects is -1007.
    #expect(
      try widget.ask("GET https://example.com/a", "GET https://example.com/loop").words
        == ["200 here", "error -1007"])
  }

  @Test func whatIsMissingIsNamedWithTheLineToAdd() throws {
    let widget = try widget([
      "list.fixture.json":
        #"{"request": {"url": "https://example.com/list?page=1"}, "answer": {"text": "one"}}"#
    ])
    let answer = try widget.ask(
      "GET https://example.com/list?page=2", "GET https://example.com/none",
      #"POST https://example.com/send {"a": 1}"#)
    #expect(answer.words == ["error -1009", "error -1009", "error -1009"])
    let net = widget.folder.path + "/net"
    #expect(
      answer.notes == [
        "network-missing: GET https://example.com/list?page=2 isn't among the fixtures. "
          + "\(net)/list.fixture.json is near: its query differs in “page”. Add the file "
          + "\(net)/example.com/list.fixture.json: {\"answer\":{\"status\":200,\"text\":\"…\"},"
          + "\"request\":{\"method\":\"GET\",\"url\":\"https://example.com/list?page=2\"}}",
        "network-missing: GET https://example.com/none isn't among the fixtures. "
          + "Add the file \(net)/example.com/none with its body.",
        "network-missing: POST https://example.com/send isn't among the fixtures. Add the file "
          + "\(net)/example.com/send.fixture.json: {\"answer\":{\"status\":200,\"text\":\"…\"},"
          + "\"request\":{\"json\":{\"a\":1},\"method\":\"POST\",\"url\":\"https://example.com/send\"}}",
      ])
  }

  @Test func twoFixturesForOneRequestAreNamed() throws {
    let text = #"{"request": {"url": "https://example.com/a"}, "answer": {"text": "x"}}"#
    let widget = try widget([
      "a.fixture.json": text, "deep/b.fixture.json": text, "example.com/other": "y",
    ])
    let answer = try widget.ask("GET https://example.com/a", "GET https://example.com/other")
    // resourceUnavailable is -1008.
    #expect(answer.words == ["error -1008", "200 y"])
    let net = widget.folder.path + "/net"
    #expect(
      answer.notes == [
        "network-ambiguous: GET https://example.com/a is answered by 2 fixtures: "
          + "\(net)/a.fixture.json; \(net)/deep/b.fixture.json. Remove one, or let one ask for more: a "
          + "header, a body."
      ])
  }

  @Test func oneBadFixtureLeavesTheOthersAlone() throws {
    let widget = try widget([
      "a.fixture.json":
        #"{"request": {"url": "https://example.com/a"}, "answer": {"base64": "Zm9v*"}}"#,
      "b.fixture.json": "{",
      "c.fixture.json": #"{"request": {"url": "https://example.com/c"}, "answer": {"text": "c"}}"#,
    ])
    let answer = try widget.ask("GET https://example.com/a", "GET https://example.com/c")
    // cannotDecodeRawData is -1015.
    #expect(answer.words == ["error -1015", "200 c"])
    let net = widget.folder.path + "/net"
    #expect(answer.notes.count == 2)
    #expect(
      answer.notes.contains {
        $0.hasPrefix("network-fixture: \(net)/b.fixture.json: The fixture isn't JSON")
      })
    #expect(
      answer.notes.contains(
        "network-fixture: GET https://example.com/a can't be answered. \(net)/a.fixture.json, answer: "
          + "The body isn't base64: it ends or goes wrong at character 5. Export it again, or give the "
          + "body as text and leave “encoding” out."))
  }
}
