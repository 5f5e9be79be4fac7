import Foundation
import FoundationNetworking

extension URLSession {
  /// Sends what a request brings, once.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where Failure == S.Failure, Output == S.Input {
      Publishers._Merged<Output, Failure> { downstream in
        nonisolated(unsafe) let downstream = downstream
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            downstream.send(.success((data, response)))
          } else {
            downstream.send(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        downstream.adopt(TaskSubscription(task: task))
        task.resume()
      }.receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class TaskSubscription: Subscription {
  private let task: URLSessionDataTask
  init(task: URLSessionDataTask) { self.task = task }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { task.cancel() }
}
