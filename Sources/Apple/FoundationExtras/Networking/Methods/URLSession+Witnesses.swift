import Foundation
import FoundationNetworking

// The requirements of protocols that source writes in order to replace a session in its tests:
// `func data(for: URLRequest, delegate: (any URLSessionTaskDelegate)?)`, of which `URLSessionTaskDelegate` is ours. A
// call finds Foundation's method first.

extension URLSession {
  @_disfavoredOverload
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _vitrineData(for: request, delegate: delegate)
  }

  @_disfavoredOverload
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _vitrineData(from: url, delegate: delegate)
  }
}
