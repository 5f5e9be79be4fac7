import Foundation
import FoundationNetworking

/// A request of the widget's code, in the form that patterns are compared with.
struct AskedRequest: Sendable {
  let url: RecordedURL
  /// The URL as it was asked for, without secrets, for messages.
  let text: String
  /// The HTTP method, in capitals.
  let method: String
  /// The values of headers by lowercase name.
  let headers: [String: String]
  let body: Data

  /// - Returns: nil where the URL isn't HTTP's.
  init?(_ request: URLRequest) {
    guard let url = request.url, let recorded = RecordedURL(url) else { return nil }
    self.url = recorded
    text = Secrets.masked(url: url.absoluteString)
    method = request.httpMethod?.uppercased() ?? "GET"
    var headers: [String: String] = [:]
    for (name, value) in request.allHTTPHeaderFields ?? [:] { headers[name.lowercased()] = value }
    self.headers = headers
    body = request.httpBody ?? Data()
  }
}
