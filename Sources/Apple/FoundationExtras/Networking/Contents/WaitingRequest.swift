import Foundation
import FoundationNetworking

/// A request that the calling thread waits for, as those of `Data(contentsOf:)`.
package enum WaitingRequest {
  /// The contents of a URL that is no file's, from the loader or by way of Foundation.
  static func contents(of url: URL) throws -> (data: Data, response: URLResponse?) {
    if NetworkAccess.loader == nil { return (try Data(contentsOf: url), nil) }
    return try load(url)
  }

  /// - Throws: a `CocoaError`, as Foundation does, for an error and for a status that means one.
  static func load(_ url: URL) throws -> (data: Data, response: URLResponse) {
    let (answer, error) = wait(for: url)
    if let error { throw failure(url, error) }
    guard let response = answer.response, isGood((response as? HTTPURLResponse)?.statusCode) else {
      throw failure(url, nil)
    }
    return (answer.body, response)
  }

  /// The body of an answer, whatever its status.
  /// - Throws: a `URLError`.
  package static func data(from url: URL) throws -> Data {
    let (answer, error) = wait(for: url)
    if let error { throw error }
    return answer.body
  }

  private static func wait(for url: URL) -> (LoadedAnswer, (any Error)?) {
    let arrived = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result = (LoadedAnswer(), nil as (any Error)?)
    let task = LoadedDataTask(
      Transfer(
        .shared, URLRequest(url: url),
        .inline { answer, error in
          result = (answer, error)
          arrived.signal()
        }))
    task.resume()
    arrived.wait()
    return result
  }

  /// The statuses whose body Foundation gives.
  private static func isGood(_ status: Int?) -> Bool {
    guard let status else { return true }
    return status == 101 || 200..<400 ~= status || status == 401 || status == 407
  }

  private static func failure(_ url: URL, _ error: (any Error)?) -> CocoaError {
    var details: [String: Any] = [NSURLErrorKey: url]
    if let error { details[NSUnderlyingErrorKey] = error }
    return CocoaError(.fileReadUnknown, userInfo: details)
  }
}
