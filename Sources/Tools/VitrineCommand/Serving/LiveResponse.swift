import Foundation

/// An answer of a local server.
struct LiveResponse: Equatable {
  var status: Int
  var type: String
  var body: [UInt8]
  /// The URL of a redirect.
  var location: String?
  /// A cookie to set, with its attributes; nil for none.
  var cookie: String?
  /// The page's security policy; nil where the page has its own.
  var policy: String?
  var hasBody = true

  static func text(_ status: Int, _ message: String) -> LiveResponse {
    LiveResponse(
      status: status, type: "text/plain; charset=utf-8", body: Array("\(message)\n".utf8))
  }

  static func script(_ source: String) -> LiveResponse {
    LiveResponse(status: 200, type: "text/javascript; charset=utf-8", body: Array(source.utf8))
  }

  static func json(_ value: some Encodable, status: Int = 200) -> LiveResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let body = (try? encoder.encode(value)).map { Array($0) } ?? []
    return LiveResponse(status: status, type: "application/json", body: body)
  }

  /// JSON and a file, for a page's script: the length of the JSON in four bytes, the most significant first, the JSON,
  /// the file's bytes. A picture in base64 within the JSON would have to be written and read as a text.
  static func json(_ value: some Encodable, with file: [UInt8]) -> LiveResponse {
    let json = LiveResponse.json(value).body
    let length = withUnsafeBytes(of: UInt32(clamping: json.count).bigEndian) { Array($0) }
    return LiveResponse(
      status: 200, type: "application/octet-stream", body: length + json + file)
  }

  /// The media type of a file, by its name.
  static func type(of file: String) -> String {
    types[(file as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
    "png": "image/png", "woff2": "font/woff2", "xml": "application/xml", "txt": "text/plain",
  ]

  private static let reasons = [
    200: "OK", 301: "Moved Permanently", 303: "See Other", 400: "Bad Request", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 422: "Unprocessable Content",
  ]

  /// - Parameter isLast: whether the connection is closed after it.
  func bytes(isLast: Bool) -> [UInt8] {
    var head =
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\nContent-Type: \(type)\r\n"
      + "Content-Length: \(body.count)\r\nCache-Control: no-store\r\n"
      + "X-Content-Type-Options: nosniff\r\nCross-Origin-Resource-Policy: same-origin\r\n"
      + "Connection: \(isLast ? "close" : "keep-alive")\r\n"
    if let cookie { head += "Set-Cookie: \(cookie)\r\n" }
    if let policy { head += "Content-Security-Policy: \(policy)\r\n" }
    if let location { head += "Location: \(location)\r\n" }
    return Array((head + "\r\n").utf8) + (hasBody ? body : [])
  }
}
