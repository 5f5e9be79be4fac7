import Foundation
import FoundationNetworking

/// The answer to one request: a response with a body, an error, or a response whose body an error cuts short.
package struct NetworkAnswer: Sendable {
  /// The status of the response; nil where the request fails before a response comes.
  package var status: Int?
  /// The response's headers. Values of one name are joined by commas.
  package var headers: [String: String] = [:]
  package var body = Data()
  /// The error that comes after the body, or in place of a response; nil where the answer is whole.
  package var error: URLError.Code?
  /// The virtual time, in seconds, until the response comes.
  package var delay: Double = 0
  /// The request that follows a redirecting response; nil for other responses.
  package var redirect: URLRequest?

  package init(
    status: Int? = nil, headers: [String: String] = [:], body: Data = Data(),
    error: URLError.Code? = nil, delay: Double = 0, redirect: URLRequest? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.error = error
    self.delay = delay
    self.redirect = redirect
  }

  package static func failure(_ code: URLError.Code) -> NetworkAnswer {
    NetworkAnswer(error: code)
  }

  /// The response as URLSession has it; nil where there is none.
  package func response(for url: URL) -> HTTPURLResponse? {
    status.flatMap {
      HTTPURLResponse(url: url, statusCode: $0, httpVersion: "HTTP/1.1", headerFields: headers)
    }
  }
}
