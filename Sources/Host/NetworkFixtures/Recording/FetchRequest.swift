import Foundation
import FoundationNetworking

/// A request that is to be asked of the real network.
package struct FetchRequest: Codable, Sendable {
  package var method: String
  package var url: String
  package var headers: [String: String]
  package var body: Data
  /// Seconds.
  package var timeout: Double

  /// - Returns: nil for a request without URL.
  init?(_ request: URLRequest) {
    guard let url = request.url?.absoluteString else { return nil }
    self.url = url
    method = request.httpMethod?.uppercased() ?? "GET"
    headers = request.allHTTPHeaderFields ?? [:]
    body = request.httpBody ?? Data()
    timeout = request.timeoutInterval
  }
}

/// The answer of the real network. It isn't followed where it redirects.
package struct FetchedAnswer: Codable, Sendable {
  /// The HTTP status; nil where no response came.
  package var status: Int?
  package var headers: [String: String]
  package var body: Data
  /// The code of URLError; nil where the answer is whole.
  package var error: Int?
  /// The date of the request.
  package var date: Date
  /// Seconds until the answer was there.
  package var time: Double

  package init(
    status: Int? = nil, headers: [String: String] = [:], body: Data = Data(), error: Int? = nil,
    date: Date = Date(timeIntervalSince1970: 0), time: Double = 0
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.error = error
    self.date = date
    self.time = time
  }
}
