import Foundation
import FoundationNetworking

/// The answer to one request: a response with a body, an error, or a response whose body an error cuts short.
package struct LoadedAnswer: Sendable {
  /// The response; nil where the request fails before one comes.
  package var response: URLResponse?
  package var body = Data()
  /// The error that comes after the body, or in place of a response; nil where the answer is whole.
  package var error: URLError.Code?
  /// The request that follows a redirecting response; nil for other responses.
  package var redirect: URLRequest?

  package init(
    response: URLResponse? = nil, body: Data = Data(), error: URLError.Code? = nil,
    redirect: URLRequest? = nil
  ) {
    self.response = response
    self.body = body
    self.error = error
    self.redirect = redirect
  }
}
