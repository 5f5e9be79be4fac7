import Foundation

/// The line that a person would add so that a request has an answer.
struct FixtureSuggestion {
  private let asked: AskedRequest

  init(_ asked: AskedRequest) { self.asked = asked }

  func sentence(_ fixtures: NetworkFixtures) -> String {
    guard let folder = fixtures.payloads?.path else {
      return "Add to log.entries of \(fixtures.path): \(entry)"
    }
    let path = asked.url.path == "/" ? "/index" : asked.url.path
    if asked.method == "GET", asked.url.query.isEmpty {
      return "Add the file \(folder)/\(asked.url.host)\(path) with its body."
    }
    return "Add the file \(folder)/\(asked.url.host)\(path)\(FixtureFolder.suffix): \(description)"
  }

  private var request: [String: JSONTree] {
    ["method": .text(asked.method), "url": .text(asked.text)]
  }

  /// A line of JSON for a HAR file.
  private var entry: String {
    var request = request
    if !asked.body.isEmpty {
      request["postData"] = .object([
        "mimeType": .text(asked.headers["content-type"] ?? "application/octet-stream"),
        "text": .text(String(decoding: asked.body, as: UTF8.self)),
      ])
    }
    return line([
      "request": .object(request),
      "response": .object(["status": .whole(200), "content": .object(["text": .text("…")])]),
    ])
  }

  /// A line of JSON for a file of its own.
  private var description: String {
    var request = request
    if !asked.body.isEmpty {
      if let tree = JSONTree(asked.body), tree.isContainer {
        request["json"] = tree
      } else {
        request["text"] = .text(String(decoding: asked.body, as: UTF8.self))
      }
    }
    return line([
      "request": .object(request),
      "answer": .object(["status": .whole(200), "text": .text("…")]),
    ])
  }

  private func line(_ object: [String: JSONTree]) -> String {
    String(decoding: JSONTree.object(object).data, as: UTF8.self)
  }
}
