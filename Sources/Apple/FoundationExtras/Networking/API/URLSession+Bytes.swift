import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a response, as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias AsyncIterator = Iterator

    public let task: URLSessionDataTask
    let data: Data
    /// The error that cuts the body short.
    let error: (any Error)?

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator
      fileprivate var error: (any Error)?

      public mutating func next() async throws -> UInt8? {
        if let byte = rest.next() { return byte }
        defer { error = nil }
        if let error { throw error }
        return nil
      }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(rest: data.makeIterator(), error: error)
    }
  }

  public func bytes(
    from url: URL, delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  public func bytes(
    for request: URLRequest, delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    guard isLoaded(request) else {
      let (data, response) = try await data(for: request, delegate: delegate)
      let task = LoadedDataTask(Transfer(self, request, .delegate))
      return (AsyncBytes(task: task, data: data, error: nil), response)
    }
    let running = RunningTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = LoadedDataTask.inline(self, request, delegate) { task, answer, error in
          if let response = answer.response {
            let bytes = AsyncBytes(task: task, data: answer.body, error: error)
            continuation.resume(returning: (bytes, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        running.set(task)
        task.resume()
      }
    } onCancel: {
      running.cancel()
    }
  }

  /// The tasks that aren't over.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }

  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }
}

extension LoadedDataTask {
  /// A task that gives its answer with what came before an error.
  static func inline(
    _ session: URLSession, _ request: URLRequest,
    _ delegate: (any FoundationNetworking.URLSessionTaskDelegate)?,
    end: @escaping @Sendable (URLSessionDataTask, LoadedAnswer, (any Error)?) -> Void
  ) -> LoadedDataTask {
    let made = MadeTask()
    let task = LoadedDataTask(
      Transfer(
        session, request, delegate: delegate,
        .inline { answer, error in if let task = made.task { end(task, answer, error) } }))
    made.task = task
    return task
  }
}

/// A task that its own handler names.
private final class MadeTask: @unchecked Sendable {
  weak var task: URLSessionDataTask?
}
