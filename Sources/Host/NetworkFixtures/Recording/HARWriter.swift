import DisplayList
import Failures
import Foundation

/// Adds recorded answers to a HAR file.
struct HARWriter {
  let path: String

  private static let empty = JSONTree.object([
    "log": .object([
      "version": .text("1.2"),
      "creator": .object(["name": .text("vitrine"), "version": .text("1")]),
      "entries": .list([]),
    ])
  ])

  /// Writes a file without entries, where there is none.
  /// - Throws: a `Failure`, where it can't be written.
  func prepare() throws {
    if !isThere { try write(Self.empty) }
  }

  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// - Returns: the file's path.
  func write(_ fetch: RecordedFetch) throws -> String {
    guard let data = FileManager.default.contents(atPath: path), let tree = JSONTree(data),
      case .object(var root) = tree, case .object(var log)? = root["log"],
      case .list(let entries)? = log["entries"]
    else {
      throw Failure(
        "The HAR file can't be added to, since it isn't whole.", at: path,
        remedy: "Record into a new file.")
    }
    log["entries"] = .list(entries + [entry(fetch)])
    root["log"] = .object(log)
    try write(.object(root))
    return path
  }

  private func write(_ tree: JSONTree) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (try encoder.encode(tree) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw Failure("The HAR file can't be written.", at: path, remedy: "May it be written to?")
    }
  }

  /// An entry with all that HAR 1.2 requires.
  private func entry(_ fetch: RecordedFetch) -> JSONTree {
    let milliseconds = JSONTree.whole(Int64(clamping: fetch.time * 1000))
    return .object([
      "startedDateTime": .text(fetch.date.formatted(.iso8601)),
      "time": milliseconds,
      "cache": .object([:]),
      "timings": .object(["send": .whole(0), "wait": milliseconds, "receive": .whole(0)]),
      "request": .object(request(fetch)),
      "response": .object(response(fetch)),
    ])
  }

  private func request(_ fetch: RecordedFetch) -> [String: JSONTree] {
    var request: [String: JSONTree] = [
      "method": .text(fetch.method), "url": .text(fetch.url), "httpVersion": .text("HTTP/1.1"),
      "cookies": .list([]), "headers": list(fetch.requestHeaders),
      "queryString": list(
        RecordedURL(fetch.url)?.query.map { (name: $0.name, value: $0.value) } ?? []),
      "headersSize": .whole(-1), "bodySize": .whole(Int64(fetch.requestBody.count)),
    ]
    if !fetch.requestBody.isEmpty {
      var post: [String: JSONTree] = ["mimeType": .text(fetch.requestType ?? "")]
      if let text = String(data: fetch.requestBody, encoding: .utf8) {
        post["text"] = .text(text)
      } else {
        post["text"] = .text(fetch.requestBody.base64EncodedString())
        post["encoding"] = .text("base64")
      }
      request["postData"] = .object(post)
    }
    return request
  }

  private func response(_ fetch: RecordedFetch) -> [String: JSONTree] {
    var content: [String: JSONTree] = [
      "size": .whole(Int64(fetch.body.count)), "mimeType": .text(fetch.contentType),
    ]
    if let text = fetch.text {
      content["text"] = .text(text)
    } else {
      content["text"] = .text(fetch.body.base64EncodedString())
      content["encoding"] = .text("base64")
    }
    let location = fetch.headers.first { $0.name.lowercased() == "location" }?.value ?? ""
    return [
      "status": .whole(Int64(fetch.status)), "statusText": .text(""),
      "httpVersion": .text("HTTP/1.1"), "cookies": .list([]), "headers": list(fetch.headers),
      "content": .object(content), "redirectURL": .text(location), "headersSize": .whole(-1),
      "bodySize": .whole(-1),
    ]
  }

  private func list(_ items: [(name: String, value: String)]) -> JSONTree {
    .list(items.map { .object(["name": .text($0.name), "value": .text($0.value)]) })
  }
}
