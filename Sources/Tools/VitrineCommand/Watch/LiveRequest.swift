import Foundation

/// The head of an HTTP request, as far as it matters here.
struct LiveRequest: Equatable {
  let method: String
  /// Decoded, from the first slash on.
  let path: String
  /// The number in `?after=`; -1 where there is none.
  let after: Int
  /// The pictures in `?look=`, by their paths in the folder: those that the page shows on the screen.
  let look: [String]
  /// Without its port.
  let host: String

  /// Another host's name for this machine is how a page from elsewhere would read what is served.
  var isOfThisMachine: Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(host)
      && ["", "same-origin", "none"].contains(site)
  }

  /// The browser's `Sec-Fetch-Site`: `cross-site` for a page from elsewhere. Empty where there is none.
  let site: String

  /// - Returns: nil where it isn't one.
  init?(_ head: String) {
    let lines = head.components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else {
      return nil
    }
    method = String(parts[0])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let decoded = String(target[0]).removingPercentEncoding, !decoded.contains("\0") else {
      return nil
    }
    path = decoded
    let query = target.count > 1 ? target[1].split(separator: "&") : []
    after =
      query.lazy.compactMap { $0.hasPrefix("after=") ? Int($0.dropFirst(6)) : nil }.first ?? -1
    look =
      query.first { $0.hasPrefix("look=") }
      .map { $0.dropFirst(5).split(separator: ",") }?
      .compactMap { String($0).removingPercentEncoding } ?? []
    func field(_ name: String) -> String {
      let field = lines.dropFirst().lazy.map { $0.split(separator: ":", maxSplits: 1) }
        .first { $0.count == 2 && $0[0].lowercased() == name }
      return field.map { $0[1].trimmingCharacters(in: .whitespaces).lowercased() } ?? ""
    }
    site = field("sec-fetch-site")
    var host = field("host")
    if let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isNumber)
    {
      host = String(host[..<colon])
    }
    self.host = host
  }
}

/// An answer.
struct LiveResponse: Equatable {
  var status: Int
  var type: String
  var body: [UInt8]
  /// The URL of a redirect.
  var location: String?
  var hasBody = true

  static func text(_ status: Int, _ message: String) -> LiveResponse {
    LiveResponse(
      status: status, type: "text/plain; charset=utf-8", body: Array("\(message)\n".utf8))
  }

  static func script(_ source: String) -> LiveResponse {
    LiveResponse(status: 200, type: "text/javascript; charset=utf-8", body: Array(source.utf8))
  }

  private static let reasons = [
    200: "OK", 301: "Moved Permanently", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed",
  ]

  var bytes: [UInt8] {
    var head =
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\nContent-Type: \(type)\r\n"
      + "Content-Length: \(body.count)\r\nCache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"
      + "Connection: close\r\n"
    if let location { head += "Location: \(location)\r\n" }
    return Array((head + "\r\n").utf8) + (hasBody ? body : [])
  }
}

/// Files of the folder as answers.
enum LiveFiles {
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
    "png": "image/png", "woff2": "font/woff2", "xml": "application/xml", "txt": "text/plain",
  ]

  /// - Parameters:
  ///   - path: decoded, from the first slash on.
  ///   - page: ``LiveState/page``.
  static func response(_ path: String, in folder: String, page: Int) -> LiveResponse {
    let parts = path.split(separator: "/").map(String.init)
    guard !parts.contains("..") else { return .text(404, "There is no \(path).") }
    var file = ([folder] + parts).joined(separator: "/")
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
      guard path.hasSuffix("/") else {
        let address = parts.map { PathNames.url($0) }.joined(separator: "/")
        var response = LiveResponse.text(301, "It is at /\(address)/.")
        response.location = "/\(address)/"
        return response
      }
      file += "/index.html"
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return .text(404, "There is no \(path).")
    }
    let type = types[(file as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    let bytes = Array(data)
    return LiveResponse(
      status: 200, type: type,
      body: type.hasPrefix("text/html") ? LiveScript.put(into: bytes, number: page) : bytes)
  }
}

/// Names as parts of addresses.
private enum PathNames {
  static func url(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ":"]))
      ?? name
  }
}
