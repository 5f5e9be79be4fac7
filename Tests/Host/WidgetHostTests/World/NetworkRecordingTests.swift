import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// `--network record:PATH` asks the network once, and what it wrote answers without it.
@Suite(.blocking) struct NetworkRecordingTests {
  private func recorded(_ name: String) throws -> (NetworkedWidget, LoopbackServer) {
    var widget = try NetworkedWidget()
    widget.network = .recording(widget.folder.path + "/" + name)
    return (widget, try LoopbackServer())
  }

  @Test(arguments: ["fixtures", "network.har"])
  func theServerIsAskedOnceAndTheFilesAnswerFromThenOn(name: String) throws {
    var (widget, server) = try recorded(name)
    let requests = server.url
    let first = try widget.ask(
      "GET \(requests)/count", "GET \(requests)/count", #"POST \#(requests)/echo {"n": 1}"#,
      "GET \(requests)/picture", "GET \(requests)/none")
    let words = ["200 1", "200 1", #"200 POST {"n": 1}"#, "200 4 bytes", "404 no such path"]
    #expect(first.words == words)
    #expect(first.notes.count == 4)
    #expect(
      try first.notes.element(0).hasPrefix(
        "network-recorded: GET \(requests)/count was recorded: 200, 1 bytes")
    )
    // Recording again asks for nothing.
    let second = try widget.ask(
      "GET \(requests)/count", "GET \(requests)/count", #"POST \#(requests)/echo {"n": 1}"#,
      "GET \(requests)/picture", "GET \(requests)/none")
    #expect(second.words == words)
    #expect(second.notes == [])
    widget.network = .fixtures(widget.folder.path + "/" + name)
    let third = try widget.ask(
      "GET \(requests)/count", "GET \(requests)/count", #"POST \#(requests)/echo {"n": 1}"#,
      "GET \(requests)/picture", "GET \(requests)/none")
    #expect(third.words == words)
    #expect(third.notes == [])
    #expect(third.digest == first.digest)
  }

  @Test(arguments: ["fixtures", "network.har"])
  func secretsAreMasked(name: String) throws {
    var (widget, server) = try recorded(name)
    let first = try widget.ask(
      "GET \(server.url)/secret?api_key=abc123&city=Oslo Authorization: Bearer abc123",
      "GET \(server.url)/moved")
    #expect(first.words == [#"200 {"access_token": "s3cret", "ok": true}"#, "200 1"])
    #expect(
      try first.notes.element(0).contains(
        "Its body holds “access_token”, which isn't masked: look at it"))
    var texts = ""
    for (file, data) in try widget.folder.files()
    where file.hasPrefix(name) && !file.contains(".body.") {
      texts += String(decoding: data, as: UTF8.self)
    }
    #expect(texts.contains("api_key=REDACTED&city=Oslo"))
    #expect(texts.contains("/count?token=REDACTED"))
    #expect(!texts.contains("abc123"))
    #expect(!texts.contains("session=s3cret"))
    // Any key will do where it was masked.
    widget.network = .fixtures(widget.folder.path + "/" + name)
    let replayed = try widget.ask(
      "GET \(server.url)/secret?city=Oslo&api_key=other", "GET \(server.url)/moved")
    #expect(replayed.words == first.words)
    #expect(replayed.notes == [])
  }

  @Test func aServerThatIsNotThereIsNamed() throws {
    let (widget, _) = try recorded("fixtures")
    let answer = try widget.ask("GET http://127.0.0.1:9/")
    #expect(answer.words == ["error -1009"])
    #expect(
      answer.notes == [
        "network-fixture: GET http://127.0.0.1:9/ can't be recorded: the request failed with "
          + "cannotConnectToHost. Is this machine connected, and the URL right?"
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: widget.folder.path + "/fixtures") == [])
  }
}
