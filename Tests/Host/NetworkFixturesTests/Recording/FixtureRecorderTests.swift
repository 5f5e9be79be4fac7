import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import NetworkFixtures

/// The files written of the answers of a network that the test simulates.
@Suite struct FixtureRecorderTests {
  /// Counts what it is asked.
  private final class Server: @unchecked Sendable {
    private let lock = NSLock()
    private var asked: [String] = []
    var urls: [String] { lock.withLock { asked } }

    func answer(_ request: FetchRequest) -> FetchedAnswer {
      lock.withLock { asked.append(request.url) }
      return FetchedAnswer(
        status: 200,
        headers: [
          "Content-Type": "application/json", "Content-Length": "99", "Set-Cookie": "id=secret1",
        ], body: Data(#"{"n": 1}"#.utf8), date: Date(timeIntervalSince1970: 1_767_951_660),
        time: 0.25)
    }
  }

  private func request(_ url: String, body: String? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.setValue("Bearer secret2", forHTTPHeaderField: "Authorization")
    if let body {
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return request
  }

  private func reply(_ network: RecordedNetwork, _ request: URLRequest) -> NetworkReply {
    network.reply(to: request, at: Replaying.now, in: .gmt)
  }

  @Test func aFolderHasADescriptionAndABody() throws {
    let folder = try ScratchFolder("record")
    let server = Server()
    let network = RecordedNetwork(path: folder.path + "/new/api") { server.answer($0) }
    let first = reply(network, try request("https://api.example.com/v1/list"))
    #expect(first.answer.body == Data(#"{"n": 1}"#.utf8))
    _ = reply(network, try request("https://api.example.com/v1/list"))
    #expect(server.urls == ["https://api.example.com/v1/list"])
    let base = "new/api/api.example.com/v1/list"
    #expect(
      try folder.text(of: base + ".fixture.json") == """
        {
          "answer" : {
            "file" : "list.body.json",
            "headers" : {
              "Content-Type" : "application/json",
              "Set-Cookie" : "REDACTED"
            },
            "status" : 200
          },
          "request" : {
            "method" : "GET",
            "url" : "https://api.example.com/v1/list"
          }
        }

        """)
    #expect(try folder.text(of: base + ".body.json") == #"{"n": 1}"#)
    #expect(
      first.notes.map(\.message) == [
        "GET https://api.example.com/v1/list was recorded: 200, 8 bytes, in "
          + "\(folder.path)/\(base).fixture.json."
      ])
  }

  @Test func requestsThatDifferHaveFilesOfTheirOwn() throws {
    let folder = try ScratchFolder("record")
    let server = Server()
    let network = RecordedNetwork(path: folder.path) { server.answer($0) }
    let urls = ["?page=1", "?page=2", "?page=2&key=secret3", "?page=2&key=secret4", ""]
    for query in urls { _ = reply(network, try request("https://example.com/\(query)")) }
    _ = reply(
      network, try request("https://example.com/", body: #"{"password": "secret5", "n": 1}"#))
    _ = reply(network, try request("https://example.com/", body: #"{"password": "other", "n": 1}"#))
    // Two keys, and two passwords, are one request.
    #expect(server.urls.count == 5)
    let files = try folder.files().filter { $0.key.hasSuffix(".fixture.json") }
    #expect(files.count == 5)
    #expect(files.keys.contains("example.com/index.fixture.json"))
    let text = files.map { String(decoding: $0.value, as: UTF8.self) }.joined()
    #expect(!text.contains("secret"))
    #expect(text.contains(#""url" : "https://example.com/?page=2&key=REDACTED""#))
    #expect(text.contains(#""password" : "REDACTED""#))
  }

  @Test func aHARHasWhatTheFormatRequires() throws {
    let folder = try ScratchFolder("record")
    let server = Server()
    let path = folder.path + "/new/network.har"
    let network = RecordedNetwork(path: path) { server.answer($0) }
    _ = reply(network, try request("https://example.com/a?b=1", body: #"{"n":1}"#))
    _ = reply(network, try request("https://example.com/c"))
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let log = try #require(root["log"] as? [String: Any])
    #expect(log["version"] as? String == "1.2")
    #expect((log["creator"] as? [String: Any])?["name"] as? String == "vitrine")
    let entries = try #require(log["entries"] as? [[String: Any]])
    #expect(entries.count == 2)
    let entry = try entries.element(0)
    #expect(
      entry.keys.sorted() == ["cache", "request", "response", "startedDateTime", "time", "timings"])
    #expect(entry["startedDateTime"] as? String == "2026-01-09T09:41:00Z")
    #expect((entry["time"] as? NSNumber)?.intValue == 250)
    let request = try #require(entry["request"] as? [String: Any])
    #expect(
      request.keys.sorted() == [
        "bodySize", "cookies", "headers", "headersSize", "httpVersion", "method", "postData",
        "queryString", "url",
      ])
    #expect(
      request["headers"] as? [[String: String]] == [
        ["name": "Authorization", "value": "REDACTED"],
        ["name": "Content-Type", "value": "application/json"],
      ])
    let response = try #require(entry["response"] as? [String: Any])
    #expect(
      response.keys.sorted() == [
        "bodySize", "content", "cookies", "headers", "headersSize", "httpVersion", "redirectURL",
        "status", "statusText",
      ])
    #expect(!String(decoding: data, as: UTF8.self).contains("secret"))
  }

  @Test(arguments: ["api", "network.har"])
  func severalRecordAtOnce(name: String) async throws {
    let folder = try ScratchFolder("record")
    let server = Server()
    let path = folder.path + "/" + name
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          // As many as processes would have, each with its own view of the files.
          let network = RecordedNetwork(path: path) { server.answer($0) }
          for page in [number % 4, 9] {
            guard let url = URL(string: "https://example.com/?page=\(page)") else { continue }
            _ = network.reply(to: URLRequest(url: url), at: Replaying.now, in: .gmt)
          }
        }
      }
    }
    #expect(
      server.urls.sorted() == [0, 1, 2, 3, 9].map { "https://example.com/?page=\($0)" })
  }

  @Test func whatCannotBeWrittenIsNamed() throws {
    let folder = try ScratchFolder("record")
    try folder.write("no folder", to: "file")
    let network = RecordedNetwork(path: folder.path + "/file/api") { Server().answer($0) }
    let reply = reply(network, try request("https://example.com/"))
    #expect(reply.answer.error == .notConnectedToInternet)
    #expect(
      reply.notes.map(\.message) == [
        "\(folder.path)/file/api: The folder can't be made. May it be written to?"
      ])
  }

  @Test func aHARThatBreaksOffIsNotAddedTo() throws {
    let folder = try ScratchFolder("record")
    let path = try folder.write(#"{"log": {"entries": [{"request": "#, to: "network.har")
    let network = RecordedNetwork(path: path) { Server().answer($0) }
    #expect(
      reply(network, try request("https://example.com/")).notes.map(\.message) == [
        "\(path): The HAR file can't be added to, since it isn't whole. Record into a new file."
      ])
    #expect(try folder.text(of: "network.har") == #"{"log": {"entries": [{"request": "#)
  }
}
