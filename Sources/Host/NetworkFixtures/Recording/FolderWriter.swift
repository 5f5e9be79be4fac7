import DisplayList
import Failures
import Foundation

/// Writes recorded answers to a folder: `<host>/<path>.fixture.json`, and the body beside it.
struct FolderWriter {
  let path: String

  /// - Throws: a `Failure`, where the folder can't be written to.
  func prepare() throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("The folder can't be made.", at: path, remedy: "May it be written to?")
    }
  }

  /// - Returns: the path of the description.
  func write(_ fetch: RecordedFetch) throws -> String {
    guard let url = RecordedURL(fetch.url) else { throw Failure("\(fetch.url) isn't HTTP's.") }
    let stem = stem(fetch, url)
    let file = "\(path)/\(stem)\(FixtureFolder.suffix)"
    let body = stem + FixtureFolder.bodyPart + Self.fileExtension(fetch.contentType)
    var request: [String: JSONTree] = ["method": .text(fetch.method), "url": .text(fetch.url)]
    if !fetch.requestBody.isEmpty { add(fetch, to: &request) }
    var answer: [String: JSONTree] = [
      "status": .whole(Int64(fetch.status)),
      "headers": .object(
        Dictionary(fetch.headers.map { ($0.name, .text($0.value)) }, uniquingKeysWith: { $1 })),
    ]
    if !fetch.body.isEmpty {
      answer["file"] = .text(URL(fileURLWithPath: body).lastPathComponent)
      try write(fetch.body, to: "\(path)/\(body)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let description = JSONTree.object(["request": .object(request), "answer": .object(answer)])
    try write(try encoder.encode(description) + Data("\n".utf8), to: file)
    return file
  }

  private func add(_ fetch: RecordedFetch, to request: inout [String: JSONTree]) {
    switch RequestBody(fetch.requestBody, type: fetch.requestType) {
    case .json(let tree): request["json"] = tree
    case .form(let items):
      request["form"] = .object(
        Dictionary(grouping: items, by: \.name).mapValues { .list($0.map { .text($0.value) }) })
    case .bytes(let data): request["text"] = .text(String(decoding: data, as: UTF8.self))
    }
  }

  /// The path of the files below the folder, without their extensions.
  private func stem(_ fetch: RecordedFetch, _ url: RecordedURL) -> String {
    let parts = url.path.split(separator: "/").map { Self.safe(String($0)) }
    var stem = ([Self.safe(url.host)] + (parts.isEmpty ? ["index"] : parts)).joined(separator: "/")
    if fetch.method != "GET" { stem += "-" + fetch.method.lowercased() }
    guard !url.query.isEmpty || !fetch.requestBody.isEmpty || url.port != nil else { return stem }
    var hasher = DigestHasher()
    hasher.add(fetch.url)
    hasher.add(bytes: Array(fetch.requestBody))
    return stem + "-" + hasher.finish().description.prefix(8)
  }

  /// A part of a path with letters, digits, `.`, `_` and `-` alone, and not hidden.
  private static func safe(_ part: String) -> String {
    let plain = part.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "._-".unicodeScalars.contains(scalar))
      return isPlain ? Character(scalar) : "_"
    }
    let text = String(plain.prefix(100))
    return text.hasPrefix(".") ? "_" + text.dropFirst() : text
  }

  private static func fileExtension(_ type: String) -> String {
    let type = type.lowercased()
    let known = [
      ("json", "json"), ("png", "png"), ("jpeg", "jpg"), ("gif", "gif"), ("webp", "webp"),
      ("heic", "heic"), ("avif", "avif"), ("svg", "svg"), ("html", "html"), ("xml", "xml"),
      ("text/", "txt"),
    ]
    return known.first { type.contains($0.0) }?.1 ?? "bin"
  }

  private func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure("The fixture can't be written.", at: file, remedy: "May it be written to?")
    }
  }
}
