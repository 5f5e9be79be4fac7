import Failures
import Foundation
import FoundationNetworking
import NetworkFixtures

#if canImport(Glibc)
  import Glibc
#endif

/// Asks the real network, for `--network record:PATH` alone: in a process of its own, since in a worker's the clock
/// stands still and no connection can be made.
package enum NetworkFetch {
  /// The argument that makes an executable such a process.
  package static let argument = "--vitrine-fetch"

  // MARK: The worker's side

  /// The descriptors of the pipes to that process, which the parent has put there: for requests and for answers.
  package static let descriptors: (requests: Int32, answers: Int32) = (3, 4)
  private static let turn = NSLock()

  /// The answer of the network; an error where the process is gone.
  static func fetch(_ request: FetchRequest) -> FetchedAnswer {
    turn.withLock {
      do {
        try MessageStream(descriptor: descriptors.requests).send(request)
        let answers = MessageStream(descriptor: descriptors.answers)
        if let answer = try answers.receive(FetchedAnswer.self) { return answer }
      } catch {}
      return FetchedAnswer(error: URLError.Code.unknown.rawValue)
    }
  }

  // MARK: The process of its own

  /// Answers the requests that come on standard input, one after the other, on standard output, and exits.
  package static func run() -> Never {
    let input = MessageStream(descriptor: STDIN_FILENO)
    // What other code prints is no answer.
    let output = MessageStream(descriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    while let request = try? input.receive(FetchRequest.self) {
      guard (try? output.send(answer(to: request))) != nil else { exit(1) }
    }
    exit(0)
  }

  private static func answer(to asked: FetchRequest) -> FetchedAnswer {
    // Not of files, which this process may read and the one that asks may not.
    guard let url = URL(string: asked.url), ["http", "https"].contains(url.scheme?.lowercased())
    else { return FetchedAnswer(error: URLError.Code.unsupportedURL.rawValue) }
    var request = URLRequest(url: url, timeoutInterval: asked.timeout)
    request.httpMethod = asked.method
    request.httpBody = asked.body.isEmpty ? nil : asked.body
    for (name, value) in asked.headers { request.setValue(value, forHTTPHeaderField: name) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let collector = FetchCollector()
    let session = URLSession(configuration: configuration, delegate: collector, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    session.dataTask(with: request).resume()
    return collector.answer()
  }
}

/// Collects the answer to one request, and follows no redirect.
private final class FetchCollector: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let start = Date()
  private var fetched = FetchedAnswer()

  /// Waits for the end of the request.
  func answer() -> FetchedAnswer {
    done.wait()
    return fetched
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    fetched.body.append(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let response = task.response as? HTTPURLResponse {
      fetched.status = response.statusCode
      for (name, value) in response.allHeaderFields {
        if let name = name as? String { fetched.headers[name] = "\(value)" }
      }
    }
    if let error {
      fetched.status = nil
      fetched.error = (error as? URLError)?.code.rawValue ?? URLError.Code.unknown.rawValue
    }
    fetched.date = start
    fetched.time = Date().timeIntervalSince(start)
    done.signal()
  }
}
