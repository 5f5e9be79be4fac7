import Foundation

/// A request and its answer as they are written to files: without secrets.
struct RecordedFetch: Sendable {
  let method: String
  let url: String
  /// The headers of the request, by name.
  let requestHeaders: [(name: String, value: String)]
  let requestBody: Data
  /// The content type of the request's body; nil where the request names none.
  let requestType: String?
  let status: Int
  let headers: [(name: String, value: String)]
  let body: Data
  let date: Date
  /// Seconds.
  let time: Double

  /// - Returns: nil where no response came.
  init?(_ request: FetchRequest, _ answer: FetchedAnswer) {
    guard let status = answer.status else { return nil }
    method = request.method
    url = Secrets.masked(url: request.url)
    requestHeaders = Self.masked(request.headers)
    requestType = request.headers.first { $0.key.lowercased() == "content-type" }?.value
    requestBody = Secrets.masked(body: request.body, type: requestType)
    self.status = status
    headers = Self.masked(answer.headers)
      // The body is stored as it was decoded.
      .filter { !Self.transport.contains($0.name.lowercased()) }
    body = answer.body
    date = answer.date
    time = answer.time
  }

  /// Headers that concern one connection.
  private static let transport: Set<String> = ["connection", "content-length", "keep-alive"]

  private static func masked(_ headers: [String: String]) -> [(name: String, value: String)] {
    headers.sorted { $0.key < $1.key }.map { ($0.key, Secrets.masked(header: $0.key, $0.value)) }
  }

  var contentType: String {
    headers.first { $0.name.lowercased() == "content-type" }?.value ?? "application/octet-stream"
  }

  /// The body as text; nil where it is none.
  var text: String? {
    let type = contentType.lowercased()
    let isText = ["text/", "json", "xml", "javascript", "urlencoded"].contains(where: type.contains)
    return isText ? String(data: body, encoding: .utf8) : nil
  }
}
